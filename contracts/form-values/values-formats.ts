/** Formats in which values of a form come and go. */
export const valuesFormats = ['json', 'csv', 'fdf', 'xfdf'] as const;
export type ValuesFormat = (typeof valuesFormats)[number];

/** The media types of files of values on the wire. */
export const valuesMimes = {
  json: 'application/json',
  csv: 'text/csv',
  fdf: 'application/vnd.fdf',
  xfdf: 'application/vnd.adobe.xfdf',
} as const satisfies Readonly<Record<ValuesFormat, string>>;
