export interface Place {
  readonly to: string;
  readonly text: string;
}

/** The links in the header and the footer. */
export const places: readonly Place[] = [
  { to: '/#tools', text: 'Tools' },
  { to: '/pdf-editor', text: 'PDF editor' },
  { to: '/summarization', text: 'Cliff Notes' },
  { to: '/kahoot-quiz', text: 'Quiz' },
  { to: '/export', text: 'Export' },
  { to: '/translate', text: 'Translate' },
  { to: '/#about', text: 'How it works' },
];

/** Shown to administrators as well. */
export const adminPlace: Place = { to: '/admin', text: 'Admin' };
