import { FILE_NAME_MAX } from '../limits.js';
import { nameOfResult } from './result-name.js';

describe('the name of a result', () => {
  test('says what was done to the file', () => {
    expect(nameOfResult({ tool: 'pdf-compress', options: {} }, 'report.pdf', '.pdf')).toBe('report_compressed.pdf');
  });

  test('says what was chosen, where that matters', () => {
    const asked = { tool: 'translate', options: { targetLanguage: 'fr' } };
    expect(nameOfResult(asked, 'report.v2.txt', '.pdf')).toBe('report.v2_fr.pdf');
  });

  test('is cut before what was done', () => {
    const name = nameOfResult(
      { tool: 'translate', options: { targetLanguage: 'fr' } },
      `${'a'.repeat(300)}.pdf`,
      '.pdf',
    );
    expect(name).toHaveLength(FILE_NAME_MAX - '{name}'.length);
    expect(name).toMatch(/a_fr\.pdf$/);
  });
});
