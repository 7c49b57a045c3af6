import { useEffect, useState } from 'react';
import { createNearViewportObserver, type NearViewportObserver } from './near-viewport.js';

/** Which papers of one list are near the viewport. */
export const useNearViewport = (): NearViewportObserver => {
  const [observer] = useState(createNearViewportObserver);
  useEffect(() => observer.close, [observer]);
  return observer;
};
