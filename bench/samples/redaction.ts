/** A word of four common letters, found on some pages, and an area of the first. */
export const redaction = {
  redactionItems: JSON.stringify([
    { id: 'word', type: 'text', text: 'tent' },
    { id: 'area', type: 'area', page: 1, box: { x: 0.3, y: 0.3, width: 0.2, height: 0.05 } },
  ]),
} as const;
