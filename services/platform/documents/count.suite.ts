import { randomUUID } from 'node:crypto';
import type { Count, Documents } from './documents.js';

const people = [
  { age: 36, city: 'London' },
  { age: 9, city: 'London' },
  { age: 36, city: 'Paris' },
  { age: 100, city: null },
  { age: 36 },
];

/** Counting and adding up, on every store of read models. */
export const countSuite = (adapter: string, open: () => Promise<Documents>): void => {
  describe(`a count on ${adapter}`, () => {
    const collection = `counted-${randomUUID()}`;
    let documents: Documents;
    beforeAll(async () => {
      documents = await open();
      await documents.define({ name: collection, indexes: [['city', 'age'], ['age']] });
      for (const [index, person] of people.entries()) {
        await documents.fold({ collection, id: String(index), position: '1' }, () => person);
      }
    });
    afterAll(() => documents.close());

    test.each<[string, Count, number]>([
      ['everything', {}, 5],
      ['equal ones', { where: { age: 36 } }, 3],
      ['null or absent ones', { where: { city: null } }, 2],
      ['those from a number on', { since: { field: 'age', from: 36 } }, 4],
      ['those from a text on', { since: { field: 'city', from: 'Paris' } }, 1],
      ['equal ones from a number on', { where: { city: 'London' }, since: { field: 'age', from: 10 } }, 1],
      ['none', { where: { city: 'Rome' } }, 0],
    ])('is of %s', async (_, query, count) => {
      expect(await documents.count(collection, query)).toBe(count);
    });

    test.each<[string, Count, number]>([
      ['everything', {}, 217],
      ['equal ones', { where: { city: 'London' } }, 45],
      ['those from a number on', { since: { field: 'age', from: 36 } }, 208],
      ['none', { where: { city: 'Rome' } }, 0],
    ])('adds up a number of %s', async (_, query, sum) => {
      expect(await documents.sum(collection, 'age', query)).toBe(sum);
    });

    test('adds up nothing where there is no such number', async () => {
      expect(await documents.sum(collection, 'height', {})).toBe(0);
    });
  });
};
