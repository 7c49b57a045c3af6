import { homeCrumb, type Crumb } from '../page-head.js';
import { landingList } from './landing-list.js';
import type { LandingPage } from './landing-page.js';

/** The way to a landing page. */
export const landingCrumbs = ({ tool, path, title }: LandingPage): readonly Crumb[] => [
  homeCrumb,
  { name: 'Tools', path: '/#tools' },
  { name: landingList.find((entry) => entry.tool === tool)?.name ?? title, path },
];
