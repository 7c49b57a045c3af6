import { findSensitive } from '../find-sensitive.js';
import { entityModel } from './entity-model.js';
import { findEntities } from './find-entities.js';

const model = entityModel();

/** Finds entities in a text that is a document of its own. */
const matchesIn = async (text: string): Promise<readonly (readonly [type: string, text: string])[]> => {
  const { hits } = await findEntities([text], model);
  return findSensitive(text, hits[0]).map(({ type, start, end }) => [type, text.slice(start, end)]);
};

const sentences = [
  ['Yesterday Katarina Holloway called the office about the lease.', 'Katarina Holloway'],
  ['Gestern hat Frau Annegret Lindemann den Vertrag unterschrieben.', 'Annegret Lindemann'],
  ['Hier, Véronique Lefebvre a signé le contrat avec son voisin.', 'Véronique Lefebvre'],
  ['Ayer Guillermo Fernández firmó el contrato en la oficina.', 'Guillermo Fernández'],
  ['Ieri Giuseppe Esposito ha firmato il contratto in ufficio.', 'Giuseppe Esposito'],
  ['Gisteren heeft Willemijn van Dijk het contract ondertekend.', 'Willemijn van Dijk'],
  ['Ontem Joaquim Ferreira assinou o contrato no escritório.', 'Joaquim Ferreira'],
] as const;

describe('names and addresses that nothing announces', () => {
  test.each(sentences)('%s', async (sentence, name) => {
    expect((await matchesIn(sentence)).filter(([type]) => type === 'person_name')).toEqual([['person_name', name]]);
  });

  test('whoever was named in full is found by the surname afterwards, and a word that is the same is not', async () => {
    const text =
      'El acta la firmó Manuel Olmedilla. Según dijo Olmedilla, todo está pagado. La Plaza Olmedilla 4 es otra cosa.';
    const names = (await matchesIn(text)).filter(([type]) => type === 'person_name').map(([, name]) => name);
    expect(names).toEqual(['Manuel Olmedilla', 'Olmedilla']);
  });

  test('companies, countries and days in other languages are no persons', async () => {
    const text =
      'El martes la empresa Laboratorios Olmedilla vendió a Brugman & Staal su parte. Paraguay y Australia firmaron.';
    expect((await matchesIn(text)).filter(([type]) => type === 'person_name')).toEqual([]);
  });

  test('an address is one finding, with its street, town and postcode', async () => {
    const text = 'Please send the parcel to 4820 Linden Hollow Rd, Apt 7, Dayton, OH 45402 before noon.';
    expect(await matchesIn(text)).toEqual([['postal_address', '4820 Linden Hollow Rd, Apt 7, Dayton, OH 45402']]);
  });

  test('a company, a month, a word with a capital and a town are no persons', async () => {
    const text =
      'In September the Supervisory Board of Gallagher Security Ltd approved the Annual Report in Rotterdam. ' +
      'Capitalised Words such as Discipline and Wisdom are often mistaken.';
    expect((await matchesIn(text)).filter(([type]) => type === 'person_name')).toEqual([]);
  });
});

const harmless = [
  'HTTP 404 500 503 200 301',
  'Rooms 030 031 032 0335',
  'Serial SN-0123-4567-8901',
  'SKU 12-345-6789',
  'Winning numbers 07 12 23 34 41 45',
  'Part 402-118-2260 Rev A\nPart 402-118-2261 Rev B',
  'ISSN 2049-3630',
  'Drawing 4711 rev C\nScale 1:50',
  'Unit 5 Rev B',
  'Level A1 B43 D3',
  'Model X200 Type 4',
  'ORCID 0000-0002-1825-0097',
  'UUID 123e4567-e89b-12d3-a456-426614174000',
  'Author\nORCID\nAffiliation\nPhone\nFax',
  'Contact: Phone Number\nClient: Orcid Id',
] as const;

describe('lists of numbers, numbers of things and labels', () => {
  test.each(harmless)('are nothing private: %s', async (text) => {
    expect(await matchesIn(text)).toEqual([]);
  });

  test('leave alone what stands beside them', async () => {
    const text = 'Contact John Smith, ORCID 0000-0002-1825-0097, Phone 212-555-2368';
    expect(await matchesIn(text)).toEqual([
      ['person_name', 'John Smith'],
      ['phone_number', '212-555-2368'],
    ]);
  });
});

describe('a name that runs over the end of a line', () => {
  test.each([
    ['Katarina Hol-\nloway has signed the contract in Leeds.', 'Katarina Hol-\nloway'],
    ['We met Anna Katarina\nHolloway in the office today.', 'Anna Katarina\nHolloway'],
  ])('%j is one name', async (text, name) => {
    expect(await matchesIn(text)).toEqual([['person_name', name]]);
  });
});

/** A report of as many words as 100 pages have; a name comes on the first page and on the last. */
const longReport = (): readonly string[] => {
  const page = 'The Committee noted that Output in the Northern Region had grown and that Costs were stable. '.repeat(
    28,
  );
  const named = 'We thank Katarina Holloway for the figures.';
  return Array.from({ length: 100 }, (_, index) => `${page}${index === 0 || index === 99 ? `\n\n${named}` : ''}`);
};

describe('a document of 100 pages', () => {
  const report = longReport();
  const namesIn = ({ hits }: Awaited<ReturnType<typeof findEntities>>) =>
    hits.map((spans, page) =>
      spans.filter(({ type }) => type === 'person_name').map(({ start, end }) => report[page]?.slice(start, end)),
    );

  test('is read where something new stands, and a name that is known is found on every page', async () => {
    let read = 0;
    const counting: typeof model = {
      ...model,
      label: (passages) => {
        read += passages.reduce((sum, { ids }) => sum + ids.length, 0);
        return model.label(passages);
      },
    };
    const entities = await findEntities(report, counting);
    expect(entities.isWhole).toBe(true);
    expect(read).toBeLessThan(600);
    const names = namesIn(entities);
    expect([names[0], names[99]]).toEqual([['Katarina Holloway'], ['Katarina Holloway']]);
    expect(names.flat()).toHaveLength(2);
  });

  test('that has more new words than there is time for is not called whole', async () => {
    const entities = await findEntities(report, model, 40);
    expect(entities.isWhole).toBe(false);
  });
});

describe('a number that only a word proves', () => {
  test('is one of a card where a card is named right before it, and a doubtful one', () => {
    const text = 'Please block my credit card 4111 1111 1111 1112 today.';
    expect(findSensitive(text)).toEqual([{ type: 'credit_card', start: 28, end: 47, isDoubtful: true }]);
    expect(findSensitive('The serial number is 4111 1111 1111 1112.')).toEqual([]);
  });

  test('is one of a telephone where somebody is asked to call, and a doubtful one', () => {
    const text = 'Can someone call me on 000 12 345 about it?';
    expect(findSensitive(text)).toEqual([{ type: 'phone_number', start: 23, end: 33, isDoubtful: true }]);
    expect(findSensitive('There were 000 12 345 of them.')).toEqual([]);
  });
});
