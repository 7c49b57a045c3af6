import { createContext, use } from 'react';
import type { BenchViewActor } from './bench-view.machine.js';

export const BenchViewContext = createContext<BenchViewActor | null>(null);

/** The machine of how the document is looked at, which all columns share. */
export const useBenchView = (): BenchViewActor => {
  const view = use(BenchViewContext);
  if (!view) throw new Error('There is no view outside the workbench');
  return view;
};
