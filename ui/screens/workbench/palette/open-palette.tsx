import { useSelector } from '@xstate/react';
import { onFirstUse } from '../../../browser/first-use.js';
import { loadedLater } from '../../../parts/loaded-later.js';
import type { PaletteProps } from './palette.js';

const palettes = loadedLater(async () => {
  const [{ Palette }, { loadSearchWords }] = await Promise.all([
    import('./palette.js'),
    import('../../../tools/search/loaded-search-words.js'),
  ]);
  await loadSearchWords();
  return Palette;
});
const shortcuts = loadedLater(async () => (await import('../keys/shortcuts-dialog.js')).ShortcutsDialog);

/** Loads the palette before it is opened. */
export const preloadPalette = (): (() => void) => onFirstUse(() => void palettes.loadAhead());

/** The palette or the list of shortcuts, while one is open. */
export const OpenPalette = (props: PaletteProps) => {
  const { palette } = props;
  const isOpen = useSelector(palette, (state) => state.matches('open'));
  const isShortcuts = useSelector(palette, (state) => state.matches('shortcuts'));
  return (
    <>
      {isOpen && <palettes.Later {...props} />}
      {isShortcuts && <shortcuts.Later onClose={() => palette.send({ type: 'palette.closed' })} />}
    </>
  );
};
