import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Heading } from './heading.js';
import { ScreenMain } from './screen-main.js';
import { t } from '../text/t.js';
import { siteTitle } from '../text/site-name.js';

export interface DocumentPageProps {
  /** The machine's state. */
  readonly state: string;
  readonly busy: boolean;
  readonly title: string;
  readonly lead: string;
  /** Room for two columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The layout of the pages that do one thing with a document. */
export const DocumentPage = ({ state, busy, title, lead, wide = false, children }: DocumentPageProps) => (
  <ScreenMain state={state} busy={busy} className="glow">
    <title>{siteTitle(title)}</title>
    <div className="page pt-5 sm:pt-7">
      <div className={wide ? '' : 'mx-auto max-w-3xl'}>
        <Link
          to="/"
          className="-ms-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm text-muted transition-colors hover:text-ink"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {t('Back to Home')}
        </Link>
        <Heading className="mt-2 text-[clamp(2rem,5vw,3rem)] leading-[1.06]">{title}</Heading>
        <p className="mt-3 max-w-2xl text-lg leading-normal text-muted">{lead}</p>
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      </div>
    </div>
  </ScreenMain>
);
