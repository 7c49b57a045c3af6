import { loadedLater } from '../../../parts/loaded-later.js';

/** The mode is a file of its own: most visits do without it. */
export const { Later: FillModeLater, loadAhead: loadFillMode } = loadedLater(
  async () => (await import('./fill-mode.js')).FillMode,
);
