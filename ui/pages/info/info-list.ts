import type { InfoPage } from './info-page.js';

/** Column of the footer in which a page is listed. */
export type InfoGroup = 'product' | 'trust' | 'help';

/** A page before its words are loaded. */
export interface InfoEntry {
  readonly path: InfoPage['path'];
  readonly group: InfoGroup;
  /** As short as menus want it. */
  readonly name: string;
  readonly load: () => Promise<InfoPage>;
}

/** The pages about the product and the help pages, in the order of the footer. Requirement. */
export const infoList: readonly InfoEntry[] = [
  {
    path: '/features',
    group: 'product',
    name: 'Features',
    load: async () => (await import('./features.info.js')).featuresPage,
  },
  {
    path: '/how-it-works',
    group: 'product',
    name: 'How it works',
    load: async () => (await import('./how-it-works.info.js')).howItWorksPage,
  },
  {
    path: '/use-cases',
    group: 'product',
    name: 'Use cases',
    load: async () => (await import('./use-cases.info.js')).useCasesPage,
  },
  {
    path: '/collaboration',
    group: 'product',
    name: 'Collaboration',
    load: async () => (await import('./collaboration.info.js')).collaborationPage,
  },
  {
    path: '/value-proposition',
    group: 'product',
    name: 'Why Docket',
    load: async () => (await import('./value-proposition.info.js')).valuePropositionPage,
  },
  {
    path: '/pricing',
    group: 'product',
    name: 'Pricing',
    load: async () => (await import('./pricing.info.js')).pricingPage,
  },
  {
    path: '/security',
    group: 'trust',
    name: 'Security',
    load: async () => (await import('./security.info.js')).securityPage,
  },
  {
    path: '/speed',
    group: 'trust',
    name: 'Speed',
    load: async () => (await import('./speed.info.js')).speedPage,
  },
  {
    path: '/reliability',
    group: 'trust',
    name: 'Reliability',
    load: async () => (await import('./reliability.info.js')).reliabilityPage,
  },
  {
    path: '/accessibility',
    group: 'trust',
    name: 'Accessibility',
    load: async () => (await import('./accessibility.info.js')).accessibilityPage,
  },
  {
    path: '/help',
    group: 'help',
    name: 'Help',
    load: async () => (await import('./help/help.info.js')).helpPage,
  },
  {
    path: '/help/tools',
    group: 'help',
    name: 'Tools and options',
    load: async () => (await import('./help/help-tools.info.js')).helpToolsPage,
  },
  {
    path: '/help/sharing',
    group: 'help',
    name: 'Sharing',
    load: async () => (await import('./help/help-sharing.info.js')).helpSharingPage,
  },
  {
    path: '/help/administrators',
    group: 'help',
    name: 'Administrators',
    load: async () => (await import('./help/help-administrators.info.js')).helpAdministratorsPage,
  },
  {
    path: '/help/auditors',
    group: 'help',
    name: 'Auditors',
    load: async () => (await import('./help/help-auditors.info.js')).helpAuditorsPage,
  },
  {
    path: '/help/api',
    group: 'help',
    name: 'API',
    load: async () => (await import('./help/help-api.info.js')).helpApiPage,
  },
];
