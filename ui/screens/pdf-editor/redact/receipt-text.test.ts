import { placesText } from './preview-text.js';
import { redactionReceipt } from '../../../../contracts/api/receipt.js';
import { proofText } from '../../../tools/redaction/proof-text.js';
import { rasterisedText, scrubbedText } from './receipt-text.js';

const receipt = redactionReceipt.parse({
  version: 1,
  items: [{ id: '1', type: 'text', page: 'all', places: 2 }],
  pages: [
    { page: 1, method: 'removed', boxes: [] },
    { page: 2, method: 'rasterised', reason: 'drawing', boxes: [] },
  ],
  gates: [{ gate: 'text', passed: true, extent: '2 pages' }],
  scrubbed: { attachments: 1, scripts: 0, metadata: 3, smells: 2 },
});

describe('the receipt of a redaction', () => {
  test('says at how many places something was removed', () => {
    expect(receipt.items.map(({ places }) => placesText(places))).toEqual(['2 places']);
    expect(placesText(1)).toBe('1 place');
  });

  test('says how that was proven', () => {
    expect(receipt.gates.map(proofText)).toEqual(['A second program finds none of it in the text (2 pages)']);
  });

  test('names a check that is new to it as it is', () => {
    expect(proofText({ gate: 'smell', passed: true, extent: '' })).toBe('smell');
  });

  test('says which pages became pictures', () => {
    expect(rasterisedText(receipt)).toBe('Page 2 became a picture.');
    const both = receipt.pages.map((page) => ({ ...page, method: 'rasterised' }));
    expect(rasterisedText({ ...receipt, pages: both })).toBe('Pages 1, 2 became pictures.');
    expect(rasterisedText({ ...receipt, pages: [] })).toBe('');
  });

  test('says what else was removed', () => {
    expect(scrubbedText(receipt)).toBe('1 attachment, 3 document properties, 2 smells');
  });

  test('can be read although it is of another kind', () => {
    expect(redactionReceipt.parse({ items: 'many', gates: null })).toEqual({
      items: [],
      pages: [],
      gates: [],
      scrubbed: {},
    });
  });
});
