import { pdfRedact } from './pdf-redact.js';

const itemsWith = (...items: object[]) => ({ redactionItems: JSON.stringify(items) });
const name = { id: 'a', type: 'text', text: 'Ada', page: 1 };
const area = { id: 'b', type: 'area', page: 2, box: { x: 0.1, y: 0.2, width: 0.5, height: 0.1 } };
const problemWith = (fields: object): string => {
  const [issue] = pdfRedact.options.safeParse(fields).error?.issues ?? [];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'none';
};

describe('a redaction request', () => {
  test('has black, solid boxes and the usual replacement unless told otherwise', () => {
    expect(pdfRedact.options.parse(itemsWith(name))).toEqual({
      redactionItems: [{ ...name, replacement: '[REDACTED]' }],
      redactionColor: '#000000',
      redactionPattern: 'solid',
      ignoreCase: false,
      preserveFormatting: false,
    });
  });

  test('reads as it did when it is read a second time, by the worker', () => {
    const once = pdfRedact.options.parse({
      ...itemsWith({ ...name, page: 'all' }, area),
      redactionColor: '#FFAA00',
      preserveFormatting: 'true',
    });
    expect(pdfRedact.options.parse(once)).toEqual(once);
    expect(once).toMatchObject({ redactionColor: '#ffaa00', preserveFormatting: true });
  });

  test.each([[0], ['0'], ['all'], [''], [undefined], [null]])('page %j means every page', (page) => {
    expect(pdfRedact.options.parse(itemsWith({ ...name, page })).redactionItems[0]?.page).toBe('all');
  });

  test('takes a page as text, as forms send it', () => {
    expect(pdfRedact.options.parse(itemsWith({ ...name, page: '3' })).redactionItems[0]?.page).toBe(3);
  });

  test.each([
    ['no items', {}, 'redactionItems: must be a JSON list of items'],
    ['no JSON', { redactionItems: 'Ada' }, 'redactionItems: must be a JSON list of items'],
    ['an empty list', itemsWith(), 'redactionItems: must have at least one item'],
    ['blank text', itemsWith({ ...name, text: '  ' }), 'redactionItems.0.text: text is missing'],
    ['a page before the first', itemsWith({ ...name, page: -1 }), 'page must be a whole number from 1, or "all"'],
    ['half a page', itemsWith({ ...name, page: 1.5 }), 'page must be a whole number from 1, or "all"'],
    ['another type', itemsWith({ ...name, type: 'image' }), 'type must be one of text, pattern, area'],
    ['an area without box', itemsWith({ ...area, box: undefined }), 'box must have x, y, width and height'],
    [
      'an area without width',
      itemsWith({ ...area, box: { ...area.box, width: 0 } }),
      'box must have a width and a height above 0',
    ],
    ['an area over the edge', itemsWith({ ...area, box: { ...area.box, x: 0.6 } }), 'box must lie within the page'],
    ['the same id twice', itemsWith(name, name), 'every item must have a unique id'],
    ['a colour by name', { ...itemsWith(name), redactionColor: 'red' }, 'must be a colour such as #000000'],
    ['another pattern', { ...itemsWith(name), redactionPattern: 'dots' }, 'one of solid, diagonal, crosshatch'],
    ['maybe', { ...itemsWith(name), preserveFormatting: 'maybe' }, 'must be true or false'],
  ])('is refused with %s', (_, fields, message) => {
    expect(problemWith(fields)).toContain(message);
  });
});
