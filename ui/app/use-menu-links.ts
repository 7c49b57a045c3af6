import { useSelector } from '@xstate/react';
import { useApp } from '../session/app-actors.js';
import { adminPlace, places, type Place } from './menu-links.js';

/** The links in the header for the current user. */
export const usePlaces = (): readonly Place[] => {
  const { auth } = useApp();
  const isAdmin = useSelector(auth, ({ context }) => context.user?.isAdmin ?? false);
  return isAdmin ? [...places, adminPlace] : places;
};
