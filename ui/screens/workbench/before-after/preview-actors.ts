import { createContext, useContext } from 'react';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import type { PreviewActor } from './preview.machine.js';

interface PreviewActors {
  readonly preview: PreviewActor;
  readonly layout: LayoutActor;
}

export const PreviewActorsContext = createContext<PreviewActors | null>(null);

/** The machine of the preview, which tools and document share. */
export const usePreview = (): PreviewActors => {
  const actors = useContext(PreviewActorsContext);
  if (!actors) throw new Error('There is no preview outside the workbench');
  return actors;
};
