import { useEffect } from 'react';
import { tellStarted } from '../browser/tell-started.js';

/** Says that the screen beside it has come to life; it may do so after the frame around it. */
export const Started = () => {
  useEffect(tellStarted, []);
  return null;
};
