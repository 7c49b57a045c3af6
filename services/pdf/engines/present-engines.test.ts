import { jest } from '@jest/globals';
import { presentEngines } from './present-engines.js';

jest.setTimeout(60_000);

describe('the engines', () => {
  test('that come with the product are always there, with their version', async () => {
    const engines = await presentEngines();
    const always = engines.filter(({ name }) => ['PDFium', 'qpdf (built in)', 'Typst', 'sharp'].includes(name));
    expect(always).toHaveLength(4);
    for (const engine of always)
      expect(engine).toMatchObject({ found: true, version: expect.stringMatching(/^\d+\.\d+/) });
  });

  test('that may be missing are listed all the same, with what they are for', async () => {
    const engines = await presentEngines();
    const optional = engines.filter(({ name }) => ['qpdf', 'LibreOffice'].includes(name));
    expect(optional).toHaveLength(2);
    for (const { found, version, feature } of optional) {
      expect(found).toBe(version !== null);
      expect(feature).not.toBe('');
    }
  });
});
