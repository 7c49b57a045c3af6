import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from '../browser/load-part.js';

/** A component in a file of its own, which waits for the network where there is none. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadPart(load) }));
