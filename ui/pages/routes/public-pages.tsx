import { lazy, type ComponentType } from 'react';
import { infoList, type InfoEntry } from '../info/info-list.js';
import { landingList, landingPath, type LandingEntry } from '../landing/landing-list.js';

interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

const landingRoute = (entry: LandingEntry): PageRoute => ({
  path: landingPath(entry),
  Page: lazy(async () => {
    const [page, { Landing }] = await Promise.all([entry.load(), import('../landing/landing.route.js')]);
    return { default: () => <Landing page={page} /> };
  }),
});

const infoRoute = ({ path, load }: InfoEntry): PageRoute => ({
  path,
  Page: lazy(async () => {
    const [page, { Info }] = await Promise.all([load(), import('../info/info.route.js')]);
    return { default: () => <Info page={page} /> };
  }),
});

/** The public pages; the words of each are loaded when it is opened. */
export const publicPages: readonly PageRoute[] = [...landingList.map(landingRoute), ...infoList.map(infoRoute)];
