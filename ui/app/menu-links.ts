import { infoList, type InfoGroup } from '../pages/info/info-list.js';
import { landingList, landingPath } from '../pages/landing/landing-list.js';

export interface Place {
  readonly to: string;
  readonly text: string;
}

export interface PlaceGroup {
  readonly title: string;
  readonly places: readonly Place[];
}

const HEADER_PATHS: readonly string[] = ['/how-it-works', '/pricing', '/security', '/help'];

/** The links of the header beside the menu of the tools. */
export const headerPlaces: readonly Place[] = infoList
  .filter(({ path }) => HEADER_PATHS.includes(path))
  .toSorted((one, other) => HEADER_PATHS.indexOf(one.path) - HEADER_PATHS.indexOf(other.path))
  .map(({ path, name }) => ({ to: path, text: name }));

/** Screens that do one thing with a document. */
export const screenPlaces: readonly Place[] = [
  { to: '/pdf-editor', text: 'PDF editor' },
  { to: '/summarization', text: 'Cliff Notes' },
  { to: '/kahoot-quiz', text: 'Quiz' },
  { to: '/export', text: 'Export' },
  { to: '/translate', text: 'Translate' },
];

const landingTitles = {
  organise: 'Organise & convert',
  understand: 'Understand with AI',
  protect: 'Protect & share',
} as const;

/** The landing pages of the tools by group. */
export const landingGroups: readonly PlaceGroup[] = (Object.keys(landingTitles) as (keyof typeof landingTitles)[])
  .map((group) => ({
    title: landingTitles[group],
    places: landingList
      .filter((entry) => entry.group === group)
      .map((entry) => ({ to: landingPath(entry), text: entry.name })),
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

/** Shown to members in the menu. */
export const accountPlace: Place = { to: '/account', text: 'Your account' };

/** Shown to administrators as well. */
export const adminPlace: Place = { to: '/admin', text: 'Admin' };
