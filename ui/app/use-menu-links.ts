import { useSelector } from '@xstate/react';
import { useApp } from '../session/app-actors.js';
import { accountPlace, adminPlace, headerPlaces, screenPlaces, type Place } from './menu-links.js';

const allTools: Place = { to: '/#tools', text: 'All tools' };

/** The links in the header for the current user. */
export const usePlaces = (): readonly Place[] => {
  const { auth } = useApp();
  const isAdmin = useSelector(auth, ({ context }) => context.user?.isAdmin ?? false);
  return isAdmin ? [...headerPlaces, adminPlace] : headerPlaces;
};

/** The links in the menu, which has room for the screens and the way to the account. */
export const useMenuPlaces = (): readonly Place[] => {
  const { auth } = useApp();
  const isMember = useSelector(auth, ({ context }) => context.user !== null);
  const all = [allTools, ...screenPlaces, ...usePlaces()];
  return isMember ? [...all, accountPlace] : all;
};
