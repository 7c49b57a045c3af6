import { addressHere } from '../../text/address-here.js';
import { t, translated } from '../../text/t.js';
import { homeCrumb, type Crumb } from '../page-head.js';
import { infoList } from './info-list.js';
import type { InfoPage } from './info-page.js';

const HELP = '/help';

/** The way to a page about the product, or of the help. */
export const infoCrumbs = ({ path, title }: Pick<InfoPage, 'path' | 'title'>): readonly Crumb[] => {
  const name = infoList.find((entry) => entry.path === path)?.name;
  return [
    homeCrumb(),
    ...(path.startsWith(`${HELP}/`) ? [{ name: t('Help'), path: addressHere(HELP) }] : []),
    { name: name === undefined ? title : translated(name), path: addressHere(path) },
  ];
};
