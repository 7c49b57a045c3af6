import type { PdfTraits } from '../../arrange/pdf/pdf-pages.js';
import { suggestionFor } from './suggestion.js';

const plain: PdfTraits = { text: 'all', hasFields: false, hasSignatureField: false, isSigned: false };
const SMALL = 40_000;
const LARGE = 12_000_000;

describe('of one PDF, the workbench suggests', () => {
  test.each<[string, PdfTraits, number, string, boolean]>([
    ['to make a scan searchable', { ...plain, text: 'none' }, SMALL, 'pdf-searchable', false],
    ['the same for a large scan', { ...plain, text: 'none' }, LARGE, 'pdf-searchable', false],
    ['to sign a form', { ...plain, hasFields: true }, SMALL, 'sign', false],
    ['to sign where a signature is asked for', { ...plain, hasSignatureField: true }, SMALL, 'sign', false],
    ['to compress what is large', plain, LARGE, 'pdf-compress', false],
    ['nothing loud for a small text', plain, SMALL, 'pdf-compress', true],
    [
      'nothing loud for what is signed',
      { ...plain, hasSignatureField: true, isSigned: true },
      SMALL,
      'pdf-compress',
      true,
    ],
    ['nothing loud where some pages have no text', { ...plain, text: 'some' }, SMALL, 'pdf-compress', true],
  ])('%s', (_, traits, bytes, id, isQuiet) => {
    expect(suggestionFor({ traits, bytes })).toEqual({ id, isQuiet });
  });

  test('nothing loud as long as it is not known what the file is', () => {
    expect(suggestionFor({ traits: null, bytes: LARGE })).toEqual({ id: 'pdf-compress', isQuiet: true });
  });
});
