import { infoList, type InfoGroup } from '../pages/info/info-list.js';
import { landingList, landingName, landingPath } from '../pages/landing/landing-list.js';
import type { Place } from './menu-links.js';

export interface PlaceGroup {
  readonly title: string;
  readonly places: readonly Place[];
}

const landingTitles = {
  organise: 'Organise & convert',
  understand: 'Understand with AI',
  protect: 'Protect & share',
} as const;

/** Tools are known by name here: their catalogue would be long to load with the footer. */
const TRANSLATE = 'translate';

/** The landing pages of the tools by group. */
export const landingGroups: readonly PlaceGroup[] = (Object.keys(landingTitles) as (keyof typeof landingTitles)[])
  .map((group) => ({
    title: landingTitles[group],
    places: landingList
      .filter((entry) => entry.group === group)
      .map((entry) => ({
        to: landingPath(entry),
        text: landingName(entry),
        tools: [entry.tool],
        ...(entry.tool === TRANSLATE && ({ needs: 'translation' } as const)),
      })),
  }))
  .filter(({ places }) => places.length > 0);

const infoTitles: Readonly<Record<InfoGroup, string>> = { product: 'Docket', trust: 'Trust', help: 'Help' };

/** The pages about the product by group. */
export const infoGroups: readonly PlaceGroup[] = (Object.keys(infoTitles) as InfoGroup[])
  .map((group) => ({
    title: infoTitles[group],
    places: infoList.filter((entry) => entry.group === group).map(({ path, name }) => ({ to: path, text: name })),
  }))
  .filter(({ places }) => places.length > 0);
