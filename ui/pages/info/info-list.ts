import type { TranslatedPage } from '../../../contracts/page-languages.js';

/** Column of the footer in which a page is listed. */
export type InfoGroup = 'product' | 'trust' | 'help';

/** A page before its words are loaded. */
export interface InfoEntry {
  readonly path: TranslatedPage;
  readonly group: InfoGroup;
  /** As short as menus want it. */
  readonly name: string;
}

/** The pages about the product and the help pages, in the order of the footer. Requirement. */
export const infoList: readonly InfoEntry[] = [
  {
    path: '/features',
    group: 'product',
    name: 'Features',
  },
  {
    path: '/how-it-works',
    group: 'product',
    name: 'How it works',
  },
  {
    path: '/use-cases',
    group: 'product',
    name: 'Use cases',
  },
  {
    path: '/collaboration',
    group: 'product',
    name: 'Collaboration',
  },
  {
    path: '/value-proposition',
    group: 'product',
    name: 'Why Docket',
  },
  {
    path: '/pricing',
    group: 'product',
    name: 'Pricing',
  },
  {
    path: '/security',
    group: 'trust',
    name: 'Security',
  },
  {
    path: '/speed',
    group: 'trust',
    name: 'Speed',
  },
  {
    path: '/reliability',
    group: 'trust',
    name: 'Reliability',
  },
  {
    path: '/accessibility',
    group: 'trust',
    name: 'Accessibility',
  },
  {
    path: '/help',
    group: 'help',
    name: 'Help',
  },
  {
    path: '/help/tools',
    group: 'help',
    name: 'Tools and options',
  },
  {
    path: '/help/sharing',
    group: 'help',
    name: 'Sharing',
  },
  {
    path: '/help/administrators',
    group: 'help',
    name: 'Administrators',
  },
  {
    path: '/help/auditors',
    group: 'help',
    name: 'Auditors',
  },
  {
    path: '/help/api',
    group: 'help',
    name: 'API',
  },
];
