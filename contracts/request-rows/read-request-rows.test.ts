import { askedByTemplate } from '../api/request-templates.js';
import { REQUEST_ROWS_MAX } from '../limits.js';
import { readRequestRows, requestOfRow } from './read-request-rows.js';
import { columnsFor } from './row-columns.js';

const field = { recipient: 1, kind: 'signature', page: 1, box: { x: 60, y: 300, width: 170, height: 48 } };
const lease = askedByTemplate.parse({
  people: [{ role: 'Tenant' }, { name: 'Ada Lovelace', email: 'ada@example.org' }],
  fields: [field, { ...field, recipient: 2 }],
  isInOrder: true,
  message: 'Please sign',
});
const read = (text: string) => readRequestRows(text, lease.people);
const requests = (text: string) => {
  const list = read(text);
  return list.rows.map((row) => requestOfRow(lease, list, row));
};
const refusalOf = (text: string, people = lease.people) => {
  try {
    readRequestRows(text, people);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('a list for a template', () => {
  test('has a name and an address for each role, and none for whoever is always the same', () => {
    expect(columnsFor(lease.people).map(({ header }) => header)).toEqual([
      'Tenant name',
      'Tenant email',
      'message',
      'language',
    ]);
  });

  test('tells two people of the same role apart by their numbers', () => {
    const tenant = { role: 'Tenant', name: '', email: '' };
    expect(columnsFor([tenant, tenant]).map(({ header }) => header)).toEqual([
      'Tenant 1 name',
      'Tenant 1 email',
      'Tenant 2 name',
      'Tenant 2 email',
      'message',
      'language',
    ]);
  });

  test('has names of one line, and none that cannot be seen', () => {
    const [first, second] = read('Tenant name,Tenant email\n"Tomas\r\nReyl",\n\u200B,\n').rows;
    expect(first).toMatchObject({ cells: ['Tomas Reyl', ''], problems: [] });
    expect(second?.problems).toMatchObject([{ code: 'request-rows.cell-empty' }]);
  });

  test('becomes a request for each row, with the message and the language of the row where it has them', () => {
    const text = 'Tenant name,Tenant email,message,language\nTomas Reyl,tomas@example.org,,\nÅsa,,"Hej,\nÅsa",DE\n';
    const [first, second] = requests(text);
    const ada = { name: 'Ada Lovelace', email: 'ada@example.org', order: 2 };
    expect(first).toMatchObject({
      recipients: [{ name: 'Tomas Reyl', email: 'tomas@example.org', order: 1 }, ada],
      message: 'Please sign',
    });
    expect(second).toMatchObject({
      recipients: [{ name: 'Åsa', email: '', order: 1, language: 'de' }, ada],
      message: 'Hej,\nÅsa',
    });
  });

  test.each([
    [
      'with semicolons, as Excel writes where commas stand in numbers',
      'Tenant name;Tenant email\r\nTomas;t@example.org\r\n',
    ],
    ['with a byte order mark, capitals and a hyphen', '\uFEFFTENANT  NAME,tenant e-mail\nTomas,t@example.org'],
    [
      'with its columns in another order and blank rows',
      '\nTenant email,Tenant name,\n\n t@example.org , Tomas ,\n,,\n',
    ],
  ])('is read %s', (_, text) => {
    expect(requests(text).map(({ recipients: [first] }) => first)).toEqual([
      { name: 'Tomas', email: 't@example.org', order: 1 },
    ]);
  });

  test('tells what is wrong in a row by row and column, and the other rows stand', () => {
    const text = `Tenant email,Tenant name,language\nt@example.org,Tomas,\n\nnowhere,,xx\na,b\nt@example.org,${'x'.repeat(201)},\n`;
    expect(read(text).rows.map(({ row, problems }) => [row, problems])).toEqual([
      [2, []],
      [
        4,
        [
          { code: 'request-rows.cell-no-address', facts: { row: 4, field: 'Tenant email' } },
          { code: 'request-rows.cell-empty', facts: { row: 4, field: 'Tenant name' } },
          {
            code: 'request-rows.cell-no-language',
            facts: { row: 4, field: 'language', valid: 'en, de, fr, es, ar, zh' },
          },
        ],
      ],
      [5, [{ code: 'request-rows.cells', facts: { row: 5, cells: 2, columns: 3 } }]],
      [6, [{ code: 'request-rows.cell-too-long', facts: { row: 6, field: 'Tenant name', limit: expect.any(Number) } }]],
    ]);
  });

  test.each([
    ['no rows', 'Tenant name,Tenant email\n', { code: 'request-rows.empty' }],
    ['nothing at all', '', { code: 'request-rows.empty' }],
    ['an open quotation mark', 'Tenant name,Tenant email\n"Tomas,t@example.org\n', { code: 'request-rows.open-quote' }],
    [
      'a column too few',
      'Tenant name\nTomas\n',
      { code: 'request-rows.column-missing', facts: { field: 'Tenant email' } },
    ],
    [
      'a column that is not known',
      'Tenant name,Tenant email,Town\nTomas,,Oslo\n',
      {
        code: 'request-rows.column-unknown',
        facts: { field: 'Town', valid: 'Tenant name, Tenant email, message, language' },
      },
    ],
    [
      'a column twice',
      'Tenant name,Tenant email,tenant NAME\na,,b\n',
      { code: 'request-rows.column-twice', facts: { field: 'Tenant name' } },
    ],
    [
      'one row too many',
      `Tenant name,Tenant email\n${'Tomas,\n'.repeat(REQUEST_ROWS_MAX + 1)}`,
      { code: 'request-rows.too-many', facts: { rows: REQUEST_ROWS_MAX + 1, limit: REQUEST_ROWS_MAX } },
    ],
  ])('with %s is refused as a whole', (_, text, refusal) => {
    expect(refusalOf(text)).toMatchObject(refusal);
  });

  test('with as many rows as may be is read, and one for a template without roles is refused', () => {
    expect(read(`Tenant name,Tenant email\n${'Tomas,\n'.repeat(REQUEST_ROWS_MAX)}`).rows).toHaveLength(
      REQUEST_ROWS_MAX,
    );
    expect(refusalOf('name\nTomas', [{ role: '', name: 'Ada', email: '' }])).toMatchObject({
      code: 'request-rows.no-roles',
    });
  });
});
