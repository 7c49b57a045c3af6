import { useSelector } from '@xstate/react';
import { useApp } from '../session/app-actors.js';
import { adminPlace, places, type Place } from './menu-links.js';

/** What the header leads to, for whoever is looking. */
export const usePlaces = (): readonly Place[] => {
  const { auth } = useApp();
  const isAdmin = useSelector(auth, ({ context }) => context.user?.isAdmin ?? false);
  return isAdmin ? [...places, adminPlace] : places;
};
