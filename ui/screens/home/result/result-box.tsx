import { useSelector } from '@xstate/react';
import { CircleCheck, Copy, Download } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../../parts/button.js';
import { shortName } from '../../../text/names.js';
import type { resultBoxMachine } from './result-box.machine.js';

type ResultBoxActor = ActorRefFrom<typeof resultBoxMachine>;

/** The success box: the finished file and the link to it. */
export const ResultBox = ({ actor }: { readonly actor: ResultBoxActor }) => {
  const hidden = useSelector(actor, (state) => state.matches({ box: 'hidden' }));
  return <div role="status">{!hidden && <Shown actor={actor} />}</div>;
};

const Shown = ({ actor }: { readonly actor: ResultBoxActor }) => {
  const { result } = useSelector(actor, ({ context }) => context);
  const hold = () => {
    actor.send({ type: 'box.held' });
  };
  const release = () => {
    actor.send({ type: 'box.released' });
  };
  return (
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="mx-auto mb-10 max-w-3xl animate-rise rounded-3xl border border-brand/35 bg-card p-5 shadow-lift"
    >
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand-text">
          <CircleCheck className="size-6" aria-hidden="true" />
        </span>
        <div className="min-w-40 flex-1">
          <h2 className="font-semibold tracking-tight">Your file is ready</h2>
          <p className="text-sm text-muted" title={result.name}>
            {shortName(result.name)}
          </p>
        </div>
        <Button asChild>
          <a
            href={`/api/download/${result.shareHash}`}
            download
            onClick={() => {
              actor.send({ type: 'download.pressed' });
            }}
          >
            <Download className="size-4" aria-hidden="true" />
            Download
          </a>
        </Button>
      </div>
      <div className="mt-4 flex items-center gap-2 rounded-2xl bg-sunken py-1.5 pl-4 pr-1.5">
        <a href={result.shareLink} className="min-w-0 flex-1 truncate text-sm underline-offset-4 hover:underline">
          {result.shareLink}
        </a>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            actor.send({ type: 'copy.pressed' });
          }}
        >
          <Copy className="size-4" aria-hidden="true" />
          Copy
        </Button>
      </div>
    </div>
  );
};
