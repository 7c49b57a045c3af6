import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { DeadLink } from './dead-link.js';
import { LockedLink } from './locked-link.js';
import type { ShareActor, shareMachine } from '../../share/share.machine.js';
import { SharedDocument } from './view/shared-document.js';
import { SharedFileCard } from './view/shared-file-card.js';
import { t, translated } from '../../text/t.js';
import { siteTitle } from '../../text/site-name.js';

type ShareState = SnapshotFrom<typeof shareMachine>;

const headings = {
  arriving: 'Opening the link…',
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
  typeof value === 'string' ? t(headings[value]) : (context.file?.file ?? '');

export const ShareScreen = ({ actor }: { readonly actor: ShareActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file } = state.context;
  const showing = state.matches('showing');
  return (
    <ScreenMain state={nameOf(state)} busy={state.hasTag('busy')} className="glow min-h-dvh">
      <title>{siteTitle(file?.file ?? t('Shared document'))}</title>
      <div className="page pt-10 sm:pt-14">
        {showing && <p className="mb-1 text-sm text-muted">{translated(file?.heading ?? '')}</p>}
        <Heading
          className={`text-[clamp(1.625rem,4vw,2.25rem)] leading-tight ${showing ? 'wrap-anywhere' : 'mt-16 text-balance text-center'}`}
        >
          {headingOf(state)}
        </Heading>
        <Instead actor={actor} />
        {file && showing && (
          <div className="mt-7">
            {file.status === 'completed' ? (
              <SharedDocument actor={actor} hash={state.context.hash} file={file} />
            ) : (
              <div className="mx-auto max-w-lg">
                <SharedFileCard actor={actor} file={file} />
              </div>
            )}
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
