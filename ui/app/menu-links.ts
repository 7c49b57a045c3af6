export interface Place {
  readonly to: string;
  readonly text: string;
  /** What an installation may not have; shown only where it is known to be there. */
  readonly needs?: 'translation';
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
  { to: '/summarization', text: 'Cliff Notes' },
  { to: '/kahoot-quiz', text: 'Quiz questions' },
  { to: '/export', text: 'Export' },
  { to: '/translate', text: 'Translate', needs: 'translation' },
];

/** Shown to members in the menu. */
export const accountPlace: Place = { to: '/account', text: 'Your account' };

/** Shown to administrators as well. */
export const adminPlace: Place = { to: '/admin', text: 'Admin' };
