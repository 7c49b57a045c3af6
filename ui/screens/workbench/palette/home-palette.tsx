import { useEffect, useMemo, type ReactNode } from 'react';
import { offerFinder } from '../../../browser/finder.js';
import { useShortcuts } from '../keys/use-shortcuts.js';
import type { KeyHandlers } from '../keys/shortcut-table.js';
import { FILES_INPUT } from '../../../work/choose/drop-zone.js';
import { wantedBy } from '../rows/wanted-row.js';
import { OpenPalette } from './open-palette.js';
import { PaletteContext } from '../frame/palette-context.js';
import type { PaletteProps } from './palette.js';

interface HomePaletteProps extends Omit<PaletteProps, 'onTool' | 'onPage'> {
  readonly children: ReactNode;
}

/** The palette while no file is chosen: a tool asks for files, and is shown first once they are there. */
export const HomePalette = ({ children, ...props }: HomePaletteProps) => {
  const { palette, work } = props;
  const doors = useMemo(
    () => ({
      openPalette: () => palette.send({ type: 'palette.opened', pdf: null }),
      openShortcuts: () => palette.send({ type: 'shortcuts.opened' }),
    }),
    [palette],
  );
  const keys = useMemo(
    (): KeyHandlers => ({
      palette: () => {
        doors.openPalette();
        return true;
      },
      shortcuts: () => {
        doors.openShortcuts();
        return true;
      },
    }),
    [doors],
  );
  useShortcuts(keys);
  useEffect(() => offerFinder(doors.openPalette, 'page'), [doors]);
  return (
    <PaletteContext value={doors}>
      {children}
      <OpenPalette
        {...props}
        onTool={(row) => {
          work.send(wantedBy(row));
          palette.send({ type: 'palette.closed' });
          document.getElementById(FILES_INPUT)?.click();
        }}
        onPage={() => undefined}
      />
    </PaletteContext>
  );
};
