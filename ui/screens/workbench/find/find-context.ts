import { createContext, use } from 'react';
import type { FindActor } from './find.machine.js';

export const FindContext = createContext<FindActor | null>(null);

/** The search of the workbench. */
export const useFind = (): FindActor => {
  const find = use(FindContext);
  if (!find) throw new Error('There is no FindContext above this component');
  return find;
};
