/** A word of four common letters, found on some pages, and an area of the first. */
export const redaction = {
  redactionItems: JSON.stringify([
    { id: 'word', type: 'text', text: 'tent' },
    { id: 'area', type: 'area', page: 1, box: { x: 0.3, y: 0.3, width: 0.2, height: 0.05 } },
  ]),
} as const;

/** A pattern that finds more than a thousand words on a hundred pages that are made here, hardly one of them twice. */
export const manyHits = {
  redactionItems: JSON.stringify([{ id: 'words', type: 'pattern', text: '\\b[gypbvk][a-z]{8,}\\b' }]),
} as const;

/** A pattern that finds a word or two on every page. */
export const everyPage = {
  redactionItems: JSON.stringify([{ id: 'words', type: 'pattern', text: '\\b[gk][a-z]{9,}\\b' }]),
} as const;
