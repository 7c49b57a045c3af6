export interface Place {
  readonly to: string;
  readonly text: string;
  /** A part that an installation may lack; shown only where it is known to be there. */
  readonly needs?: 'translation';
  /** Ids of the tools that it leads to; not shown where all of them are switched off. */
  readonly tools?: readonly string[];
}

/** The links of the header beside the menu of the tools. */
export const headerPlaces: readonly Place[] = [
  { to: '/how-it-works', text: 'How it works' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/security', text: 'Security' },
  { to: '/help', text: 'Help' },
];

/** Screens that do one thing with a document. Tools are named as in the catalogue, which would be long to load first. */
export const screenPlaces: readonly Place[] = [
  { to: '/pdf-editor', text: 'PDF editor' },
  { to: '/signature-requests', text: 'Ask for signatures' },
  { to: '/workflows', text: 'Workflows' },
  { to: '/summarization', text: 'Cliff Notes', tools: ['ai-summarize'] },
  { to: '/kahoot-quiz', text: 'Quiz questions', tools: ['generate-quiz'] },
  { to: '/export', text: 'Export', tools: ['export-word', 'export-powerpoint'] },
  { to: '/translate', text: 'Translate', needs: 'translation', tools: ['translate'] },
];

/** Shown to members in the menu. */
export const accountPlace: Place = { to: '/account', text: 'Your account' };

/** Shown to administrators as well. */
export const adminPlace: Place = { to: '/admin', text: 'Admin' };
