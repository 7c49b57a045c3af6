import type { PdfTraits } from '../../../pdf/pages/pdf-pages.js';
import { suggestionFor } from './suggestion.js';

const plain: PdfTraits = { text: 'all', hasFields: false, hasSignatureField: false, isSigned: false };
const SMALL = 40_000;
const LARGE = 12_000_000;

describe('of one PDF, the workbench suggests', () => {
  test.each([
    { what: 'to make a scan searchable', traits: { text: 'none' }, bytes: SMALL, is: ['pdf-searchable', false] },
    { what: 'the same for a large scan', traits: { text: 'none' }, bytes: LARGE, is: ['pdf-searchable', false] },
    { what: 'to fill in a form', traits: { hasFields: true }, bytes: SMALL, is: ['pdf-fill-form', false] },
    {
      what: 'to fill it in before it is signed',
      traits: { hasFields: true, hasSignatureField: true },
      bytes: SMALL,
      is: ['pdf-fill-form', false],
    },
    { what: 'to sign where it is asked for', traits: { hasSignatureField: true }, bytes: SMALL, is: ['sign', false] },
    { what: 'to compress what is large', traits: {}, bytes: LARGE, is: ['pdf-compress', false] },
    { what: 'nothing loud for a small text', traits: {}, bytes: SMALL, is: ['pdf-compress', true] },
    {
      what: 'to check what is signed, and nothing loud that would break the signature',
      traits: { text: 'none', hasFields: true, hasSignatureField: true, isSigned: true },
      bytes: LARGE,
      is: ['pdf-verify', true],
    },
    {
      what: 'nothing loud where some pages have no text',
      traits: { text: 'some' },
      bytes: SMALL,
      is: ['pdf-compress', true],
    },
  ] as const)('$what', ({ traits, bytes, is: [id, isQuiet] }) => {
    expect(suggestionFor({ traits: { ...plain, ...traits }, bytes })).toEqual({ id, isQuiet });
  });

  test('nothing loud as long as it is not known what the file is', () => {
    expect(suggestionFor({ traits: null, bytes: LARGE })).toEqual({ id: 'pdf-compress', isQuiet: true });
  });
});
