import { useSelector } from '@xstate/react';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { DeadLink } from './dead-link.js';
import type { ShareActor } from './share.machine.js';
import { SharedFileCard } from './shared-file-card.js';

export const ShareScreen = ({ actor }: { readonly actor: ShareActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, hash } = state.context;
  return (
    <ScreenMain
      state={typeof state.value === 'string' ? state.value : `showing.${state.value.showing.readiness}`}
      busy={state.hasTag('busy')}
      className="glow"
    >
      <title>{`${file?.file ?? 'Shared document'} · Docket`}</title>
      <div className="page pt-10 sm:pt-14">
        {state.matches('loading') && <Heading className="text-center text-3xl text-muted">Opening the link…</Heading>}
        {state.matches('invalid') && <DeadLink title="Invalid share link" />}
        {state.matches('missing') && <DeadLink title="Share link not found or expired" />}
        {state.matches('unreachable') && (
          <DeadLink
            title="The server does not answer"
            onRetry={() => {
              actor.send({ type: 'retry.pressed' });
            }}
          />
        )}
        {file && state.matches('showing') && (
          <>
            <Heading className="text-[clamp(1.875rem,4vw,2.25rem)] leading-tight">{file.heading}</Heading>
            <div className="mt-7 grid items-start gap-5 lg:grid-cols-[24rem_1fr]">
              <SharedFileCard actor={actor} file={file} />
              <iframe
                key={file.status}
                src={`/api/share/${encodeURIComponent(hash)}`}
                title={`Preview of ${file.file}`}
                sandbox="allow-downloads allow-popups"
                className="h-[38rem] w-full rounded-3xl border border-line bg-card shadow-card"
              />
            </div>
          </>
        )}
      </div>
    </ScreenMain>
  );
};
