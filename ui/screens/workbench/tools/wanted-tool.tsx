import { useEffect, useRef } from 'react';
import type { HomeActor } from '../../../work/machine/home.machine.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import type { ToolRow } from '../rows/extra-tools.js';
import { OpenRow } from './open-row.js';
import { OpenTool } from './open-tool.js';

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
        <OpenRow home={home} bench={bench} row={row} count={count} label="Your choice" />
      )}
    </article>
  );
};
