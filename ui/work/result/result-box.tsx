import { useSelector } from '@xstate/react';
import { Copy, Download } from 'lucide-react';
import { FileLifetime } from '../../session/file-lifetime.js';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import { FileName } from '../../parts/file-name.js';
import { Heading } from '../../parts/heading.js';
import { NoteLines } from '../../text/note-lines.js';
import { humanSize } from '../../text/sizes.js';
import type { ResultBoxActor } from './result-box.machine.js';
import { t } from '../../text/t.js';

const sizesOf = (size: number, before: number): string =>
  size < before ? t('{size} · was {before}', { size: humanSize(size), before: humanSize(before) }) : humanSize(size);

/** The success box: the finished file and the link to it. */
export const ResultBox = ({ actor }: { readonly actor: ResultBoxActor }) => {
  const { result } = useSelector(actor, ({ context }) => context);
  const hold = () => {
    actor.send({ type: 'box.held' });
  };
  const release = () => {
    actor.send({ type: 'box.released' });
  };
  return (
    <div className="min-w-0 animate-rise">
      <Heading takesFocus className="mb-5 text-[clamp(2rem,5vw,3rem)] leading-tight">
        {t('Your file is ready')}
      </Heading>
      <section
        aria-label={t('Result')}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
        className="rounded-3xl border border-brand/35 bg-card p-3 text-start shadow-card"
      >
        <FileLine actor={actor} />
        <NoteLines notes={result.notes} className="mt-2 ps-2 text-[0.8125rem] text-muted" />
        <div className="ps-2">
          <FileLifetime />
        </div>
        <LinkLine actor={actor} link={result.shareLink} />
      </section>
    </div>
  );
};

const FileLine = ({ actor }: { readonly actor: ResultBoxActor }) => {
  const { name, size, sizeBefore, shareHash } = useSelector(actor, ({ context }) => context.result);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 ps-2">
      <div className="min-w-0 flex-1">
        <FileName name={name} className="font-medium" />
        {size !== null && <p className="text-[0.8125rem] text-muted">{sizesOf(size, sizeBefore)}</p>}
      </div>
      <AsButton>
        <a
          href={`/api/download/${shareHash}`}
          download
          onClick={() => {
            actor.send({ type: 'download.pressed' });
          }}
        >
          <Download className="size-4" aria-hidden="true" />
          {t('Download')}
        </a>
      </AsButton>
    </div>
  );
};

/** The link, with a button to copy it. */
export const LinkLine = ({ actor, link }: { readonly actor: ResultBoxActor; readonly link: string }) => (
  <div className="mt-3 flex items-center gap-2 rounded-2xl bg-sunken py-1.5 ps-4 pe-1.5">
    <a
      href={link}
      dir="ltr"
      className="min-w-0 flex-1 truncate text-sm underline-offset-4 hover:underline rtl:text-end"
    >
      {link}
    </a>
    <Button
      tone="quiet"
      size="small"
      onClick={() => {
        actor.send({ type: 'copy.pressed' });
      }}
    >
      <Copy className="size-4" aria-hidden="true" />
      {t('Copy')}
    </Button>
  </div>
);
