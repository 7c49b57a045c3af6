import { useEffect, useRef } from 'react';
import { Button } from '../../../../parts/button.js';
import { durationOf } from '../../../../tools/action.js';
import { ToolIcon } from '../../../../tools/tool-icon.js';
import type { HomeActor } from '../../machine/home.machine.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import type { ToolRow } from '../rows/extra-tools.js';
import { OpenTool } from './open-tool.js';
import { useBenchActs } from '../rows/use-bench-acts.js';
import { t, translated } from '../../../../text/t.js';

interface WantedToolProps {
  readonly home: HomeActor;
  readonly bench: WorkbenchActor;
  readonly row: ToolRow;
  /** What was asked for, new each time. */
  readonly wanted: object;
  readonly count: number;
}

/** The tool that was looked for by name; its first field takes the focus. */
export const WantedTool = ({ home, bench, row, wanted, count }: WantedToolProps) => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [wanted]);
  return (
    <article ref={card}>
      {row.act.type === 'convert' ? (
        <OpenTool home={home} bench={bench} tool={row.act.tool} count={count} label="Your choice" isSuggested />
      ) : (
        <OpenRow home={home} bench={bench} row={row} />
      )}
    </article>
  );
};

/** A tool without options. */
const OpenRow = ({ home, bench, row }: Pick<WantedToolProps, 'home' | 'bench' | 'row'>) => {
  const act = useBenchActs(home, bench);
  return (
    <form
      aria-label={translated(row.title)}
      onSubmit={(event) => {
        event.preventDefault();
        act(row.act);
      }}
      className="grid animate-rise gap-5 rounded-2xl border border-brand/35 bg-card p-4 shadow-card"
    >
      <div className="flex items-center gap-3.5">
        <ToolIcon tool={row} look="strong" />
        <div className="min-w-0 flex-1">
          <p className="text-xs font-semibold tracking-wider text-brand-text uppercase">{t('Your choice')}</p>
          <h2 className="text-[1.0625rem] leading-snug font-semibold tracking-tight">{translated(row.title)}</h2>
          <p className="text-[0.8125rem] text-muted">
            {translated(row.tagline)} · {durationOf(row)}
          </p>
        </div>
      </div>
      <Button type="submit" size="large">
        {t('Open')}
      </Button>
    </form>
  );
};
