import { pdfCompress } from '../../contracts/tools/pdf-compress.js';
import { toPdf } from '../../contracts/tools/to-pdf.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { capabilitiesOf, withoutProvider } from '../session/installation/fixtures/installation.walk.js';
import { isAdvertised } from './advertised.js';
import { cautionsFor, unavailableReason, type OfferedFile } from './unavailable-reason.js';

const missing = (text: string) => ({ state: 'missing', text, unlock: 'install it' }) as const;
const translating: Tool = { ...pdfCompress, needs: 'translation' };
const summing: Tool = { ...pdfCompress, needs: 'understanding' };
const report: OfferedFile = { name: 'report.pdf', kind: 'pdf' };
const photo: OfferedFile = { name: 'photo.png', kind: 'image' };
const letter: OfferedFile = { name: 'Letter.DOC', kind: 'office' };

describe('a tool on this installation', () => {
  test('is held up by what it needs and is not there', () => {
    expect(unavailableReason(translating, [report], withoutProvider)).toBe(withoutProvider.translation);
  });

  // Requirement.
  test('is neither taken nor advertised where administrators have switched it off', () => {
    const without = { ...capabilitiesOf(), toolsOff: ['pdf-compress', 'export-word'] };
    expect(unavailableReason(pdfCompress, [], without)?.text).toBe('This tool is switched off on this site.');
    expect(unavailableReason(toPdf, [], without)).toBeUndefined();
    expect([isAdvertised(pdfCompress, without), isAdvertised(toPdf, without)]).toEqual([false, true]);
    const ways = [['export-word', 'export-powerpoint'], ['export-word']];
    expect(ways.map((tools) => isAdvertised({ tools }, without))).toEqual([true, false]);
  });

  test('is not held up by what is simpler here', () => {
    expect(unavailableReason(summing, [report], withoutProvider)).toBeUndefined();
  });

  test('that has to understand a picture is held up where pictures are not read', () => {
    const recognition = missing('Text in pictures is not read.');
    const capabilities = capabilitiesOf({ recognition });
    expect(unavailableReason(summing, [photo], capabilities)).toBe(recognition);
    expect(unavailableReason(summing, [report], capabilities)).toBeUndefined();
    expect(unavailableReason(toPdf, [photo], capabilities)).toBeUndefined();
  });

  test('is held up by a file that cannot be converted here, whatever case its ending has', () => {
    const office = { state: 'limited', text: 'Simplified layout.', unlock: 'install it' } as const;
    const capabilities = capabilitiesOf({ office, unavailableExtensions: ['.doc'] });
    expect(unavailableReason(toPdf, [report, letter], capabilities)).toBe(office);
    expect(unavailableReason(toPdf, [{ ...letter, name: 'letter.docx' }], capabilities)).toBeUndefined();
  });

  test('is not held up as long as nothing is known of the installation', () => {
    expect(unavailableReason(translating, [letter], null)).toBeUndefined();
    expect(cautionsFor([translating], [letter], null)).toEqual([]);
  });

  test('says who answers, where one of the tools asks', () => {
    expect(cautionsFor([toPdf, summing], [report], withoutProvider)).toEqual([
      'No AI provider is used here: summaries and quizzes are made from sentences of your document.',
    ]);
    expect(cautionsFor([toPdf], [report], withoutProvider)).toEqual([]);
  });

  test('says that the layout of Office files is simplified', () => {
    const capabilities = capabilitiesOf({ office: { state: 'limited', text: 'Simplified layout.', unlock: null } });
    expect(cautionsFor([toPdf], [letter], capabilities)).toEqual(['Simplified layout.']);
    expect(cautionsFor([toPdf], [report], capabilities)).toEqual([]);
  });
});
