import { jest } from '@jest/globals';
import { actionPlants, activePdf, filePlants, PLANTED, scriptPlants } from '../fixtures/active-pdfs.js';
import { openWork, type TestWork } from '../fixtures/operation-work.js';
import { redacted } from '../fixtures/redacting.js';
import { foundIn } from '../fixtures/searched.js';

jest.setTimeout(120_000);

describe('a redacted file', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const planted = { ...actionPlants, ...scriptPlants, ...filePlants };

  test.each(Object.entries(planted))('has nothing active %s', async (_, plant) => {
    const items = [{ id: 'a', type: 'text', text: 'visible' }];
    const { bytes } = await redacted(await activePdf(plant), { items, work });
    expect(await foundIn(bytes, PLANTED, work.qpdf)).toEqual([]);
  });
});
