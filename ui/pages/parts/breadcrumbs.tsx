import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../../text/t.js';
import type { Crumb } from '../page-head.js';

/** The way to this page. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label={t('Breadcrumb')} className="pt-6 text-sm text-muted">
    <ol className="flex flex-wrap items-center gap-x-1.5">
      {crumbs.map(({ name, path }, at) => (
        <li key={path} className="flex items-center gap-x-1.5">
          {at > 0 && <ChevronRight className="size-3.5 rtl:-scale-x-100" aria-hidden="true" />}
          {at < crumbs.length - 1 ? (
            <Link to={path} className="rounded py-1 transition-colors hover:text-ink">
              {name}
            </Link>
          ) : (
            <span aria-current="page" className="py-1 text-ink">
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
