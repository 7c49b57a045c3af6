import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { onFirstUse } from '../../../../browser/first-use.js';
import type { PaletteProps } from './palette.js';

const loadPalette = () => import('./palette.js');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('../keys/shortcuts-dialog.js')).ShortcutsDialog }));

/** Loads the palette before it is opened. */
export const loadPaletteAhead = (): (() => void) => onFirstUse(() => void loadPalette());

/** The palette or the list of shortcuts, while one is open. */
export const OpenPalette = (props: PaletteProps) => {
  const { palette } = props;
  const isOpen = useSelector(palette, (state) => state.matches('open'));
  const isShortcuts = useSelector(palette, (state) => state.matches('shortcuts'));
  return (
    <Suspense fallback={null}>
      {isOpen && <Palette {...props} />}
      {isShortcuts && <ShortcutsDialog onClose={() => palette.send({ type: 'palette.closed' })} />}
    </Suspense>
  );
};
