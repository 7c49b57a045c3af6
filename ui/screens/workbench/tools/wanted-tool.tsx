import { useEffect, useRef } from 'react';
import { pdfMerge } from '../../../../contracts/tools/pdf-merge.js';
import { toPdf } from '../../../../contracts/tools/to-pdf.js';
import { Button } from '../../../parts/button.js';
import { t, translated } from '../../../text/t.js';
import type { OfferedFile } from '../../../tools/unavailable-reason.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { ToolRow } from '../rows/extra-tools.js';
import { OpenRow } from './open-row.js';
import { OpenTool } from './open-tool.js';

interface UnfitToolProps {
  readonly work: WorkActor;
  /** Its row, where it has one. */
  readonly row: ToolRow | undefined;
  readonly tool: string;
  readonly files: readonly OfferedFile[];
}

/** Why the tool that was asked for by name is not offered for these files, and which one does it instead. */
export const UnfitTool = ({ work, row, tool, files }: UnfitToolProps) => {
  if (tool === toPdf.id && files.every(({ kind }) => kind === 'pdf')) {
    return <PdfsAlready work={work} count={files.length} />;
  }
  if (!row?.reason) return null;
  return (
    <p role="note" className={NOTE_LOOK}>
      {t('{tool} can’t take this: {reason}', { tool: translated(row.title), reason: translated(row.reason) })}
    </p>
  );
};

const NOTE_LOOK = 'grid gap-2 rounded-2xl border border-line bg-card p-4 text-sm';

interface PdfsAlreadyProps extends Pick<UnfitToolProps, 'work'> {
  readonly count: number;
}

const PdfsAlready = ({ work, count }: PdfsAlreadyProps) => {
  const merge = translated(pdfMerge.title);
  if (count === 1) {
    const text = t('This is a PDF already, so there is nothing to convert. Choose what to do with it below.');
    return (
      <p role="note" className={NOTE_LOOK}>
        {text}
      </p>
    );
  }
  return (
    <div role="note" className={NOTE_LOOK}>
      <p>{t('These are PDFs already. To join them, use “{tool}”.', { tool: merge })}</p>
      <Button tone="quiet" onClick={() => work.send({ type: 'tool.wanted', tool: pdfMerge.id })}>
        {merge}
      </Button>
    </div>
  );
};

interface WantedToolProps {
  readonly work: WorkActor;
  readonly row: ToolRow;
  /** The request, new each time. */
  readonly wanted: object;
  readonly count: number;
}

/** The tool that was looked for by name; its first field takes the focus. */
export const WantedTool = ({ work, row, wanted, count }: WantedToolProps) => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [wanted]);
  return (
    <article ref={card}>
      {row.act.type === 'convert' ? (
        <OpenTool work={work} tool={row.act.tool} count={count} label="Your choice" isSuggested />
      ) : (
        <OpenRow work={work} row={row} count={count} label="Your choice" />
      )}
    </article>
  );
};
