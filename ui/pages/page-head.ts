import { addressHere } from '../text/address-here.js';
import { t } from '../text/t.js';
import type { PageHead } from './head/described-page.js';
import { siteTitle } from '../text/site-name.js';

/** A step of the way from home to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export const homeCrumb = (): Crumb => ({ name: t('Home'), path: '/' });

/** The head of a page, whose own title leaves out the product's name. */
export const headOf = ({ path, title, description }: PageHead): PageHead => ({
  path: addressHere(path),
  title: siteTitle(title),
  description,
});
