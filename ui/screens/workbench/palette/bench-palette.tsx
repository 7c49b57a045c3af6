import { useEffect, useMemo, type ReactNode } from 'react';
import { offerFinder } from '../../../browser/finder.js';
import { useScreen } from '../../../session/use-screen.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { goToPage } from './bench-keys.js';
import { FindContext } from '../find/find-context.js';
import { findMachine } from '../find/find.machine.js';
import { benchKeys, type BenchActors } from './bench-keys.js';
import { useShortcuts } from '../keys/use-shortcuts.js';
import { OpenPalette } from './open-palette.js';
import { PaletteContext } from '../frame/palette-context.js';
import { wantedBy } from '../rows/wanted-row.js';
import type { NamedRow } from './palette-rows.js';
import type { PaletteProps } from './palette.js';

interface BenchPaletteProps extends Omit<PaletteProps, 'onTool' | 'onPage'>, Pick<BenchActors, 'layout'> {
  readonly children: ReactNode;
}

/** The shortcuts of the workbench, its palette, and its search in the document. */
export const BenchPalette = ({ children, layout, ...props }: BenchPaletteProps) => {
  const { palette, work } = props;
  const view = useBenchView();
  const find = useScreen(findMachine);
  const keys = useMemo(() => benchKeys({ work, view, layout, find, palette }), [work, view, layout, find, palette]);
  useShortcuts(keys);
  const doors = useMemo(() => ({ openPalette: keys.palette, openShortcuts: keys.shortcuts }), [keys]);
  useEffect(() => offerFinder(doors.openPalette, 'page'), [doors]);
  const onTool = (row: NamedRow) => {
    palette.send({ type: 'palette.closed' });
    layout.send({ type: 'sheet.chosen', sheet: 'tools' });
    work.send(wantedBy(row));
  };
  const onPage = (page: number) => {
    palette.send({ type: 'palette.closed' });
    layout.send({ type: 'sheet.chosen', sheet: 'document' });
    view.send({ type: 'page.reached', page });
    layout.send({ type: 'view.chosen', view: 'page' });
    goToPage(page);
  };
  return (
    <PaletteContext value={doors}>
      <FindContext value={find}>
        {children}
        <OpenPalette {...props} onTool={onTool} onPage={onPage} />
      </FindContext>
    </PaletteContext>
  );
};
