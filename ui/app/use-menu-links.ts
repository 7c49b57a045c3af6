import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { useAppState } from '../session/use-app-state.js';
import { useCapabilities } from '../session/use-capabilities.js';
import { useIsAdmin } from '../session/use-is-admin.js';
import { isAdvertised } from '../tools/advertised.js';
import { accountPlace, adminPlace, headerPlaces, screenPlaces, type Place } from './menu-links.js';

const allTools: Place = { to: '/#tools', text: 'All tools' };

/** Without the ways to what this installation is not known to have. */
export const advertisedOf = <Way extends Pick<Place, 'needs' | 'tools'>>(
  places: readonly Way[],
  capabilities: CapabilitiesReply | null,
): readonly Way[] => places.filter((place) => isAdvertised(place, capabilities));

/** As {@link advertisedOf}, for this one. */
export const useAdvertised = () => {
  const capabilities = useCapabilities();
  return <Way extends Pick<Place, 'needs' | 'tools'>>(places: readonly Way[]): readonly Way[] =>
    advertisedOf(places, capabilities);
};

/** The links in the header for the current user. */
export const usePlaces = (): readonly Place[] => (useIsAdmin() ? [...headerPlaces, adminPlace] : headerPlaces);

/** The links in the menu, which has room for the screens and the way to the account. */
export const useMenuPlaces = (): readonly Place[] => {
  const isMember = useAppState('auth', ({ context }) => context.user !== null, false);
  const all = [allTools, ...useAdvertised()(screenPlaces), ...usePlaces()];
  return isMember ? [...all, accountPlace] : all;
};
