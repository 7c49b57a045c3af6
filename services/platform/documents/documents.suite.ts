import { randomUUID } from 'node:crypto';
import type { Documents, Query } from './documents.js';

interface Person {
  readonly name: string;
  readonly age?: number | null;
  readonly city?: string | null;
  readonly member?: boolean;
}

const MANY_DOCUMENTS = 1200;
const at = (position: number): string => String(position).padStart(10, '0');
const collectionName = (): string => `people-${randomUUID()}`;

/** Every store of read models passes this. Each `open` gives another client of one and the same store. */
export const documentsSuite = (adapter: string, open: () => Promise<Documents>): void => {
  describe(`the documents on ${adapter}`, () => {
    let documents: Documents;
    let collection: string;

    beforeAll(async () => {
      documents = await open();
    });
    afterAll(() => documents.close());
    beforeEach(async () => {
      collection = collectionName();
      await documents.define({ name: collection, indexes: [['city', 'age'], ['name'], ['member']] });
    });

    const given = (): Given => ({ documents, collection, open });
    describe('fold', () => foldSuite(given));
    describe('find', () => findSuite(given));
    describe('as a whole', () => wholeSuite(given));
  });
};

interface Given {
  readonly documents: Documents;
  readonly collection: string;
  readonly open: () => Promise<Documents>;
}

const put = ({ documents, collection }: Given, people: Readonly<Record<string, Person>>, position = 1) =>
  Promise.all(
    Object.entries(people).map(([id, person]) =>
      documents.fold<Person>({ collection, id, position: at(position) }, () => person),
    ),
  );

const foldSuite = (fixture: () => Given): void => {
  const fold = (position: number, change: (before: Person | undefined) => Person | undefined) => {
    const { documents, collection } = fixture();
    return documents.fold({ collection, id: 'ada', position: at(position) }, change);
  };
  const ada = () => fixture().documents.get<Person>(fixture().collection, 'ada');
  const older = (before: Person | undefined): Person => ({ name: 'Ada', age: (before?.age ?? 0) + 1 });

  test('folds a document from nothing, then from what it was', async () => {
    expect(await ada()).toBeUndefined();
    await fold(1, older);
    await fold(2, older);
    expect(await ada()).toEqual({ name: 'Ada', age: 2 });
  });

  test('folds each position once, and none that is behind', async () => {
    await fold(5, older);
    await fold(5, older);
    await fold(4, older);
    expect(await ada()).toEqual({ name: 'Ada', age: 1 });
    await fold(6, older);
    expect(await ada()).toEqual({ name: 'Ada', age: 2 });
  });

  test('gates each document by its own position', async () => {
    const { documents, collection } = fixture();
    await fold(5, older);
    await documents.fold<Person>({ collection, id: 'bob', position: at(1) }, () => ({ name: 'Bob' }));
    expect(await documents.get(collection, 'bob')).toEqual({ name: 'Bob' });
  });

  test('leaves the document and its position alone when the fold gives nothing', async () => {
    await fold(1, () => undefined);
    expect(await ada()).toBeUndefined();
    await fold(1, older);
    await fold(9, () => undefined);
    expect(await ada()).toEqual({ name: 'Ada', age: 1 });
    await fold(2, older);
    expect(await ada()).toEqual({ name: 'Ada', age: 2 });
  });

  test('changes nothing when the fold throws', async () => {
    await fold(1, older);
    const broken = new Error('broken');
    await expect(
      fold(2, () => {
        throw broken;
      }),
    ).rejects.toBe(broken);
    expect(await ada()).toEqual({ name: 'Ada', age: 1 });
    await fold(2, older);
    expect(await ada()).toEqual({ name: 'Ada', age: 2 });
  });

  test('carries out folds in the order they were asked for, each on what the one before it made', async () => {
    const { documents, collection } = fixture();
    const positions = Array.from({ length: 30 }, (_, index) => index + 1);
    const note = (position: number) =>
      documents.fold<{ trail: number[] }>({ collection, id: 'ada', position: at(position) }, (before) => ({
        trail: [...(before?.trail ?? []), position],
      }));
    await Promise.all(positions.map(note));
    expect(await documents.get(collection, 'ada')).toEqual({ trail: positions });
  });

  test('folds what another client has made', async () => {
    const { collection, open } = fixture();
    const other = await open();
    await other.define({ name: collection, indexes: [] });
    await fold(1, older);
    await other.fold<Person>({ collection, id: 'ada', position: at(2) }, older);
    await fold(2, older);
    await fold(3, older);
    await other.close();
    expect(await ada()).toEqual({ name: 'Ada', age: 3 });
  });

  test('gives back any text as it was', async () => {
    const name = 'Åsa "東京" 👩‍👧 \\ \u0000 \ud800 $set a.b';
    await fold(1, () => ({ name }));
    expect(await ada()).toEqual({ name });
  });
};

const findSuite = (fixture: () => Given): void => {
  const people: Readonly<Record<string, Person>> = {
    a: { name: 'Ada', age: 36, city: 'London', member: true },
    b: { name: 'Bob', age: 9, city: 'London', member: false },
    c: { name: 'Cy', age: 36, city: 'Paris', member: true },
    d: { name: 'Di', age: 100, city: null },
    e: { name: 'Ed', age: 36 },
  };
  const find = async (query: Partial<Query>): Promise<string> => {
    const { documents, collection } = fixture();
    const people = await documents.find<Person>(collection, { limit: 100, ...query });
    return people.map(({ name }) => name).join(' ');
  };
  beforeEach(() => put(fixture(), people));

  test.each<[string, Partial<Query>, string]>([
    ['everything, by id', {}, 'Ada Bob Cy Di Ed'],
    ['equal text', { where: { city: 'London' } }, 'Ada Bob'],
    ['an equal number', { where: { age: 36 } }, 'Ada Cy Ed'],
    ['true', { where: { member: true } }, 'Ada Cy'],
    ['false', { where: { member: false } }, 'Bob'],
    ['null or absent', { where: { city: null } }, 'Di Ed'],
    ['all of several', { where: { city: 'London', age: 36 } }, 'Ada'],
    ['nothing', { where: { city: 'Rome' } }, ''],
    ['text that is no number', { where: { age: '36' } }, ''],
    ['text that looks like a query', { where: { city: `' OR 1=1 --` } }, ''],
    ['numbers as numbers', { sort: { field: 'age', direction: 'ascending' } }, 'Bob Ada Cy Ed Di'],
    ['the largest first, ties by id', { sort: { field: 'age', direction: 'descending' } }, 'Di Ada Cy Ed Bob'],
    ['text in order, null first', { sort: { field: 'city', direction: 'ascending' } }, 'Di Ed Ada Bob Cy'],
    ['null last when descending', { sort: { field: 'city', direction: 'descending' } }, 'Cy Ada Bob Di Ed'],
    ['a sorted selection', { where: { city: 'London' }, sort: { field: 'age', direction: 'ascending' } }, 'Bob Ada'],
    ['what follows', { sort: { field: 'name', direction: 'descending' }, after: { value: 'Cy', id: 'c' } }, 'Bob Ada'],
    ['the first few', { sort: { field: 'age', direction: 'descending' }, limit: 2 }, 'Di Ada'],
  ])('finds %s', async (_, query, names) => {
    expect(await find(query)).toBe(names);
  });

  test('finds a document by what it is now', async () => {
    const { documents, collection } = fixture();
    await documents.fold<Person>({ collection, id: 'a', position: at(2) }, (ada) => ({ ...ada!, city: 'Rome' }));
    expect(await find({ where: { city: 'Rome' } })).toBe('Ada');
    expect(await find({ where: { city: 'London' } })).toBe('Bob');
  });

  test.each([0, -1, 1.5, NaN])('refuses the limit %d', async (limit) => {
    await expect(find({ limit })).rejects.toBeInstanceOf(RangeError);
  });

  test.each(['', 'a.b', 'na me', `name') --`, '$where', '1st', 'näme'])('refuses a field named "%s"', async (field) => {
    await expect(find({ where: { [field]: 1 } })).rejects.toBeInstanceOf(TypeError);
    await expect(find({ sort: { field, direction: 'ascending' } })).rejects.toBeInstanceOf(TypeError);
  });
};

const wholeSuite = (fixture: () => Given): void => {
  const wholeOf = async (documents: Documents, collection: string) => {
    const whole: { id: string; position: string; doc: object }[] = [];
    for await (const entry of documents.all(collection)) whole.push(entry);
    return whole;
  };

  test('gives a whole collection by id, with positions', async () => {
    const { documents, collection } = fixture();
    const ids = Array.from({ length: MANY_DOCUMENTS }, (_, index) => `id-${String(index).padStart(5, '0')}`);
    await put(fixture(), Object.fromEntries(ids.map((id): [string, Person] => [id, { name: id }]).reverse()), 7);
    const whole = await wholeOf(documents, collection);
    expect(whole).toEqual(ids.map((id) => ({ id, position: at(7), doc: { name: id } })));
  });

  test('keeps the same bytes whatever the order of the keys', async () => {
    const { documents, collection } = fixture();
    await put(fixture(), { a: { name: 'Ada', age: 36 }, b: { age: 36, name: 'Ada' } });
    const [one, other] = await wholeOf(documents, collection);
    expect(JSON.stringify(one!.doc)).toBe(JSON.stringify(other!.doc));
  });

  test('empties one collection only, and folds it anew from the beginning', async () => {
    const { documents, collection } = fixture();
    const other = collectionName();
    await documents.define({ name: other, indexes: [] });
    await put({ ...fixture(), collection: other }, { a: { name: 'Other' } });
    await put(fixture(), { a: { name: 'Ada' }, b: { name: 'Bob' } }, 9);
    await documents.clear(collection);
    expect(await wholeOf(documents, collection)).toEqual([]);
    expect(await documents.get(other, 'a')).toEqual({ name: 'Other' });
    await put(fixture(), { a: { name: 'Ada again' } }, 1);
    expect(await documents.find(collection, { limit: 9 })).toEqual([{ name: 'Ada again' }]);
  });

  test('keeps its documents when it is defined again, by another client too', async () => {
    const { collection, open } = fixture();
    await put(fixture(), { a: { name: 'Ada' } });
    const again = await open();
    await again.define({ name: collection, indexes: [['name']] });
    expect(await again.find(collection, { where: { name: 'Ada' }, limit: 1 })).toEqual([{ name: 'Ada' }]);
    await again.fold<Person>({ collection, id: 'a', position: at(1) }, () => ({ name: 'never' }));
    await again.close();
    expect(await fixture().documents.get(collection, 'a')).toEqual({ name: 'Ada' });
  });

  test('knows no collection that was not defined', async () => {
    const { documents } = fixture();
    const unknown = collectionName();
    await expect(documents.get(unknown, 'a')).rejects.toThrow(unknown);
    await expect(documents.find(unknown, { limit: 1 })).rejects.toThrow(unknown);
    await expect(documents.clear(unknown)).rejects.toThrow(unknown);
    await expect(wholeOf(documents, unknown)).rejects.toThrow(unknown);
    await expect(documents.fold({ collection: unknown, id: 'a', position: at(1) }, () => ({}))).rejects.toThrow(
      unknown,
    );
  });

  test.each(['', 'two words', 'a"b', 'A', 'a.b', 'a_b'])('refuses a collection named "%s"', async (name) => {
    await expect(fixture().documents.define({ name, indexes: [] })).rejects.toBeInstanceOf(TypeError);
  });
};
