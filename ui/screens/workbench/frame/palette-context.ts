import { createContext, use } from 'react';

/** The functions that open the list of tools and the list of shortcuts. */
export interface PaletteDoors {
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
}

export const PaletteContext = createContext<PaletteDoors | null>(null);

/** Null where there is no palette. */
export const usePaletteDoors = (): PaletteDoors | null => use(PaletteContext);
