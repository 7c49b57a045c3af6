import { LoaderCircle, RotateCw, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AsButton } from '../as-button.js';
import { Button } from '../button.js';
import { secondText } from '../../text/times.js';
import { DocumentPage } from '../document-page.js';
import { RichText } from '../../text/rich-text.js';
import { t } from '../../text/t.js';

interface AdminPageProps {
  /** State of the machine: `waiting`, `loading`, `absent`, `forbidden`, `failed`, or `loaded` and a state within it. */
  readonly state: string;
  readonly title: string;
  readonly lead: string;
  /** Text while it loads. */
  readonly loading: string;
  /** Text when there is nothing to show. */
  readonly failure: string;
  readonly onRetry: () => void;
  /** The sign-in control, for visitors who are signed out. */
  readonly signIn: ReactNode;
  /** Time of the data, ISO-8601 UTC. */
  readonly loadedAt: string | undefined;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

/** The layout of the administrators' pages: their content, or why there is none. */
export const AdminPage = ({ state, title, lead, loading, children, ...rest }: AdminPageProps) => {
  const [gate] = state.split('.');
  const isBusy = gate === 'waiting' || gate === 'loading';
  return (
    <DocumentPage wide state={state} busy={isBusy} title={title} lead={lead}>
      {isBusy && (
        <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-muted">
          <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
          {loading}
        </p>
      )}
      {gate === 'forbidden' && <Forbidden />}
      {gate === 'absent' && <SignedOut failure={rest.failure} signIn={rest.signIn} />}
      {gate === 'failed' && <Failed failure={rest.failure} onRetry={rest.onRetry} />}
      {gate === 'loaded' && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <PageLinks />
            <Freshness state={state} loadedAt={rest.loadedAt} onRefresh={rest.onRefresh} />
          </div>
          {children}
        </>
      )}
    </DocumentPage>
  );
};

const pageLink =
  'inline-flex min-h-10 items-center rounded-full px-4 text-sm font-medium text-muted transition-colors hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text';

const pages = [
  { to: '/admin', text: 'Dashboard' },
  { to: '/admin/audit', text: 'Audit' },
  { to: '/admin/installation', text: 'Installation' },
] as const;

const PageLinks = () => {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('Administration')} className="-mx-1 flex flex-wrap gap-1">
      {pages.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined} className={pageLink}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
};

/** When the data was loaded, and a button that loads it again. */
const Freshness = ({ state, loadedAt, onRefresh }: Pick<AdminPageProps, 'state' | 'loadedAt' | 'onRefresh'>) => {
  const isRenewing = state === 'loaded.renewing';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" data-loaded-at={loadedAt} className="text-sm tabular-nums text-muted">
        {isRenewing ? t('Refreshing...') : loadedAt !== undefined && t('As of {time}', { time: secondText(loadedAt) })}
      </p>
      <Button tone="quiet" size="small" disabled={state !== 'loaded.resting'} onClick={onRefresh}>
        <RotateCw className={`size-4 ${isRenewing ? 'animate-spin' : ''}`} aria-hidden="true" />
        {t('Refresh')}
      </Button>
    </div>
  );
};

const Forbidden = () => (
  <Nothing>
    <p role="alert" className="max-w-xl text-balance">
      <RichText
        text="{denied} You don't have permission to access the admin dashboard. Only administrators can view this page."
        parts={{ denied: <strong className="font-semibold">{t('Access Denied:')}</strong> }}
      />
    </p>
    <AsButton>
      <Link to="/">{t('Go back home')}</Link>
    </AsButton>
  </Nothing>
);

const SignedOut = ({ failure, signIn }: Pick<AdminPageProps, 'failure' | 'signIn'>) => (
  <NoData failure={failure} help={t('You are not signed in. Sign in as an administrator to see this page.')}>
    {signIn}
  </NoData>
);

const Failed = ({ failure, onRetry }: Pick<AdminPageProps, 'failure' | 'onRetry'>) => (
  <NoData failure={failure} help={t('The server’s answer cannot be shown.')}>
    <Button onClick={onRetry}>{t('Try again')}</Button>
  </NoData>
);

interface NoDataProps {
  readonly failure: string;
  readonly help: string;
  /** Controls that may help. */
  readonly children: ReactNode;
}

const NoData = ({ failure, help, children }: NoDataProps) => (
  <Nothing>
    <div role="alert">
      <p className="font-semibold">{failure}</p>
      <p className="mt-1 text-muted">{help}</p>
    </div>
    <div className="flex flex-wrap justify-center gap-3">
      {children}
      <AsButton tone="quiet">
        <Link to="/">{t('Go back home')}</Link>
      </AsButton>
    </div>
  </Nothing>
);

const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <section className="grid justify-items-center gap-6 rounded-3xl border border-line bg-card px-5 py-14 text-center shadow-card">
    <ShieldX className="size-9 text-muted" aria-hidden="true" />
    {children}
  </section>
);
