import { homeCrumb, type Crumb } from '../page-head.js';
import { infoList } from './info-list.js';
import type { InfoPage } from './info-page.js';

const HELP = '/help';

/** The way to a page about the product, or of the help. */
export const infoCrumbs = ({ path, title }: InfoPage): readonly Crumb[] => [
  homeCrumb(),
  ...(path.startsWith(`${HELP}/`) ? [{ name: 'Help', path: HELP }] : []),
  { name: infoList.find((entry) => entry.path === path)?.name ?? title, path },
];
