import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { withPass } from '../../calls/share.calls.js';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { DeadLink } from './dead-link.js';
import { LockedLink } from './locked-link.js';
import type { ShareActor, shareMachine } from '../../share/share.machine.js';
import { SharedFileCard } from './shared-file-card.js';

type ShareState = SnapshotFrom<typeof shareMachine>;

const headings = {
  loading: 'Opening the link…',
  locked: 'This file is protected by a password',
  unlocking: 'This file is protected by a password',
  invalid: 'Invalid share link',
  missing: 'Share link not found or expired',
  unreachable: 'The server is not responding',
} as const;

const nameOf = ({ value }: ShareState): string =>
  typeof value === 'string' ? value : `showing.${value.showing.readiness}`;

/** One heading for all states, so that it keeps the focus. */
const headingOf = ({ value, context }: ShareState): string =>
  typeof value === 'string' ? headings[value] : (context.file?.heading ?? '');

export const ShareScreen = ({ actor }: { readonly actor: ShareActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file } = state.context;
  const showing = state.matches('showing');
  return (
    <ScreenMain state={nameOf(state)} busy={state.hasTag('busy')} className="glow">
      <title>{`${file?.file ?? 'Shared document'} · Docket`}</title>
      <div className="page pt-10 sm:pt-14">
        <Heading
          className={`text-[clamp(1.875rem,4vw,2.25rem)] leading-tight ${showing ? '' : 'mt-16 text-balance text-center'}`}
        >
          {headingOf(state)}
        </Heading>
        <Instead actor={actor} />
        {file && showing && (
          <div className="mt-7 grid items-start gap-5 lg:grid-cols-[24rem_1fr]">
            <SharedFileCard actor={actor} file={file} />
            <iframe
              key={file.status}
              src={withPass(`/api/share/${encodeURIComponent(state.context.hash)}`, file.pass)}
              title={`Preview of ${file.file}`}
              sandbox="allow-downloads allow-popups"
              className="h-[38rem] w-full rounded-3xl border border-line bg-card shadow-card"
            />
          </div>
        )}
      </div>
    </ScreenMain>
  );
};

/** Shown instead of a file. */
const Instead = ({ actor }: { readonly actor: ShareActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('locked') || state.matches('unlocking')) return <LockedLink actor={actor} />;
  if (state.matches('invalid') || state.matches('missing')) return <DeadLink />;
  if (!state.matches('unreachable')) return null;
  return (
    <DeadLink
      onRetry={() => {
        actor.send({ type: 'retry.pressed' });
      }}
    />
  );
};
