import { addressHere } from '../../text/address-here.js';
import { t, translated } from '../../text/t.js';
import { homeCrumb, type Crumb } from '../page-head.js';
import { landingName } from './landing-list.js';
import type { LandingPage } from './landing-page.js';

/** The way to a landing page. */
export const landingCrumbs = ({ tool, path }: LandingPage): readonly Crumb[] => [
  homeCrumb(),
  { name: t('Tools'), path: '/#tools' },
  { name: translated(landingName({ tool })), path: addressHere(path) },
];
