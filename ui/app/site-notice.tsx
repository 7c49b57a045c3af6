import { useSelector } from '@xstate/react';
import { Megaphone, TriangleAlert, UserRoundX, Wrench, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShownAnnouncement, SiteRules } from '../../contracts/api/site-rules.js';
import { SignIn } from '../session/auth/sign-in.js';
import { useApp } from '../session/app-actors.js';
import { useAppState } from '../session/use-app-state.js';
import { useQuiet } from '../session/use-screen.js';
import { t } from '../text/t.js';
import { screenPlaces } from './menu-links.js';
import { dismissedAt } from '../session/site-notice/dismissed.js';
import { siteNoticeMachine, type SiteNoticeActor } from '../session/site-notice/site-notice.machine.js';

/** The administrators speak here to whoever is on the page, under its header. Requirement. */
export const SiteNotice = () => {
  const actor = useQuiet(siteNoticeMachine, { dismissed: dismissedAt() });
  const { pathname } = useLocation();
  const { rules, dismissed } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => value as string);
  const isGuest = useAppState('auth', (snapshot) => snapshot.hasTag('unauthenticated'), false);
  useEffect(() => {
    actor.send({ type: 'page.looked' });
  }, [actor, pathname]);
  const { installation } = useApp();
  const toolsOff = rules?.toolsOff.join(' ');
  useEffect(() => {
    const { capabilities } = installation.getSnapshot().context;
    const isKnown = toolsOff === undefined || capabilities === null || capabilities.toolsOff.join(' ') === toolsOff;
    if (!isKnown) installation.send({ type: 'tools.switched' });
  }, [installation, toolsOff]);
  return (
    <div data-site-notice={state} role="status" className="grid empty:hidden">
      {rules && <Announcement announcement={rules.announcement} dismissed={dismissed} actor={actor} />}
      {rules?.guests === false && isGuest && <TurnedAway />}
      {rules && isSwitchedOff(pathname, rules) && <SwitchedOff />}
    </div>
  );
};

const SwitchedOff = () => (
  <Line icon={<Wrench className="size-5 shrink-0" aria-hidden="true" />}>
    <p data-switched-off className="min-w-0 flex-1 py-2">
      {t('This tool is switched off on this site.')}
    </p>
  </Line>
);

/** Whether a screen is for tools of which none is left. */
const isSwitchedOff = (pathname: string, { toolsOff }: SiteRules): boolean =>
  screenPlaces.some(({ to, tools = [] }) => to === pathname && tools.length > 0 && tools.every(isIn(toolsOff)));

const isIn =
  (ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id);

interface LineProps {
  readonly icon: ReactNode;
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

const Line = ({ icon, isUrgent = true, children }: LineProps) => (
  <div
    data-urgent={isUrgent}
    className="border-b border-line bg-brand-soft text-sm text-ink data-[urgent=true]:bg-amber-soft data-[urgent=true]:text-amber"
  >
    <div className="page flex items-start gap-3 py-1.5 [&>svg]:mt-2.5">
      {icon}
      {children}
    </div>
  </div>
);

const TurnedAway = () => (
  <Line icon={<UserRoundX className="size-5 shrink-0" aria-hidden="true" />}>
    <div data-turned-away className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-1">
      <p>{t('Guests cannot use the tools of this site. Please sign in.')}</p>
      <SignIn size="small" />
    </div>
  </Line>
);

interface AnnouncementProps {
  readonly announcement: ShownAnnouncement | null;
  /** When the one was made that was put away last. */
  readonly dismissed: string | null;
  readonly actor: SiteNoticeActor;
}

const Announcement = ({ announcement, dismissed, actor }: AnnouncementProps) => {
  if (announcement === null || announcement.at === dismissed) return null;
  const { text, level } = announcement;
  const isUrgent = level === 'warning';
  const Icon = isUrgent ? TriangleAlert : Megaphone;
  return (
    <Line isUrgent={isUrgent} icon={<Icon className="size-5 shrink-0" aria-hidden="true" />}>
      <section aria-label={t('Announcement')} data-announcement={level} className="min-w-0 flex-1 py-2">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </section>
      <button
        type="button"
        aria-label={t('Dismiss')}
        className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-ink/8"
        onClick={() => actor.send({ type: 'announcement.dismissed' })}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </Line>
  );
};
