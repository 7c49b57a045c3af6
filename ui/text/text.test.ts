import { nameParts, shortName, wrappedName } from './file-names.js';
import { speak } from './language.js';
import { megabytes } from './megabytes.js';
import { humanSize } from './sizes.js';
import { clockTime } from './times.js';

afterEach(() => speak('en'));

describe('a file name', () => {
  test('is shown whole up to the limit', () => {
    expect(shortName('123456789012345678901234567.pdf', 31)).toBe('123456789012345678901234567.pdf');
  });

  test('is cut in its middle, so that what a tool has put before the extension is seen', () => {
    expect(shortName('Quarterly_report_compressed.pdf', 20)).toBe('Quarte…ompressed.pdf');
    expect(shortName('Quarterly_report_signed.pdf', 20)).toBe('Quarte…rt_signed.pdf');
  });

  test('without an extension is cut in its middle, too', () => {
    expect(shortName('Quarterly board report', 10)).toBe('Quar…eport');
  });

  test('gives way in its middle where there is less room', () => {
    expect(nameParts('report_signed.pdf')).toEqual({ start: 'report', end: '_signed.pdf', isCut: false });
    expect(nameParts('Quarterly_report_signed.pdf', 20)).toEqual({
      start: 'Quarte',
      end: '…rt_signed.pdf',
      isCut: true,
    });
    expect(nameParts('notes')).toEqual({ start: 'no', end: 'tes', isCut: false });
  });

  test('in Arabic letters is in one run up to its extension', () => {
    expect(nameParts('عقد الإيجار الموقّع.pdf')).toMatchObject({ start: 'عقد الإيجار الموقّع', end: '.pdf' });
    expect(nameParts(`${'عقد'.repeat(9)}.pdf`, 20)).toMatchObject({ end: '.pdf', isCut: false });
  });

  test('keeps a letter that takes two code units in one piece', () => {
    expect(shortName('😀😀😀😀😀😀😀😀.pdf', 8)).toBe('😀😀…😀.pdf');
  });

  test('does not take what follows a dot far from the end for an extension', () => {
    expect(shortName('version 1.0 of the agreement', 12)).toBe('versi…eement');
  });
});

describe('a size', () => {
  test.each([
    { bytes: 0, text: '0 B' },
    { bytes: 1023, text: '1023 B' },
    { bytes: 1024, text: '1.0 KB' },
    { bytes: 4 * 1024 * 1024, text: '4.0 MB' },
  ])('of $bytes bytes reads $text', ({ bytes, text }) => {
    expect(humanSize(bytes)).toBe(text);
  });

  test('keeps its unit after its number among Arabic words', async () => {
    await speak('ar');
    expect(humanSize(4 * 1024 * 1024)).toBe('\u20664.0 MB\u2069');
  });

  test('one byte over a limit does not read as the limit', () => {
    expect(megabytes(25 * 1024 * 1024)).toBe(25);
    expect(megabytes(25 * 1024 * 1024 + 1)).toBe(25.01);
  });
});

describe('an instant', () => {
  test('that cannot be read is shown as it came', () => {
    expect(clockTime('soon')).toBe('soon');
  });
});

describe('a file name over several lines', () => {
  test('is never broken within its ending', () => {
    expect(wrappedName('contract_redacted.pdf')).toEqual({ start: 'contract_', ending: 'redacted.pdf' });
    expect(wrappedName('contract.pdf')).toEqual({ start: 'contract', ending: '.pdf' });
    expect(wrappedName('notes')).toEqual({ start: 'notes', ending: '' });
  });

  test('that is very long is cut in its middle', () => {
    const { start, ending } = wrappedName(`${'Lease-'.repeat(20)}annexes_signed.pdf`);
    expect(`${start}${ending}`).toHaveLength(54);
    expect([start.includes('…'), ending]).toEqual([true, 'signed.pdf']);
  });
});
