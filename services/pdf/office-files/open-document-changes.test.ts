import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withOpenChanges } from './open-document-changes.js';

const NAMESPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ' +
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" ' +
  'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"';
const INFO = '<office:change-info/>';

const p = (...parts: readonly string[]) => `<text:p>${parts.join('')}</text:p>`;
const gone = (id: string, ...content: readonly string[]) =>
  `<text:changed-region xml:id="${id}" text:id="${id}"><text:deletion>${INFO}${content.join('')}</text:deletion></text:changed-region>`;
const put = (id: string) =>
  `<text:changed-region xml:id="${id}"><text:insertion>${INFO}</text:insertion></text:changed-region>`;
const styled = (id: string) =>
  `<text:changed-region xml:id="${id}"><text:format-change>${INFO}</text:format-change></text:changed-region>`;
const at = (id: string) => `<text:change text:change-id="${id}"/>`;
const from = (id: string) => `<text:change-start text:change-id="${id}"/>`;
const to = (id: string) => `<text:change-end text:change-id="${id}"/>`;

const fileOf = (list: string, body: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content ${NAMESPACES}><office:body><office:text><text:tracked-changes>${list}</text:tracked-changes>${body}</office:text></office:body></office:document-content>`,
    ),
  });
const textOf = (bytes: Uint8Array): string =>
  [...strFromU8(unzipSync(bytes)['content.xml']!).matchAll(/<text:p(?: [^>]*)?(?:\/>|>([^]*?)<\/text:p>)/g)]
    .map(([, inner = '']) =>
      inner
        .replaceAll('<text:s/>', '_')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/ +/g, ' ')
        .replaceAll('_', ' '),
    )
    .join('|');

describe('the tracked changes of a text of OpenDocument', () => {
  test.each([
    [
      'words',
      gone('a', p('900')) + put('b'),
      p('It costs ', at('a'), from('b'), '700', to('b'), ' euros'),
      'It costs 700 euros',
      'It costs 900 euros',
    ],
    [
      'words in a span',
      gone('a', p('not ')),
      p('<text:span>I do ', at('a'), 'agree</text:span>'),
      'I do agree',
      'I do not agree',
    ],
    [
      'words of several spans',
      put('b'),
      p('a', from('b'), '<text:span>b</text:span><text:span>c</text:span>', to('b'), 'd'),
      'abcd',
      'ad',
    ],
    ['the end of a paragraph', gone('a', p(), p()), p('one ', at('a'), 'two'), 'one two', 'one |two'],
    ['a new end of a paragraph', put('b'), p('one ', from('b')) + p(to('b'), 'two'), 'one |two', 'one two'],
    ['whole paragraphs', gone('a', p('x'), p('y'), p()), p('1', at('a')) + p('2'), '1|2', '1x|y||2'],
    ['a new paragraph', put('b'), p('1', from('b')) + p('new', to('b')) + p('2'), '1|new|2', '1|2'],
    [
      'several new paragraphs',
      put('b'),
      p('1', from('b')) + p('new') + p('newer', to('b')) + p('2'),
      '1|new|newer|2',
      '1|2',
    ],
    [
      'words that were put in and taken out again',
      put('b') + gone('a', p('never')),
      p('1', from('b'), 'x', at('a'), to('b'), '2'),
      '1x2',
      '12',
    ],
    ['words between spaces', put('b'), p('x ', from('b'), 'new', to('b'), ' y'), 'x new y', 'x  y'],
    ['another look', styled('c'), p('1', from('c'), 'bold', to('c')), '1bold', '1bold'],
    [
      'a new table',
      put('b'),
      p('1', from('b')) +
        `<table:table><table:table-row>${p('cell')}</table:table-row></table:table>` +
        p(to('b'), '2'),
      '1|cell|2',
      '12',
    ],
  ])('are accepted or rejected: %s', (_, ...[list, body, accepted, rejected]) => {
    const file = fileOf(list, body);
    for (const [as, text] of [
      ['accepted', accepted],
      ['rejected', rejected],
    ] as const) {
      const { bytes, isRevised, holdsDeleted } = withOpenChanges(file, as)!;
      expect([as, textOf(bytes), isRevised, holdsDeleted]).toEqual([as, text, true, false]);
      expect(strFromU8(unzipSync(bytes)['content.xml']!)).not.toMatch(/tracked-changes|text:change/);
    }
    expect(withOpenChanges(file, 'shown')).toEqual({
      bytes: file,
      holdsDeleted: list.includes('deletion'),
      isRevised: true,
    });
  });

  test.each([
    ['a table that was taken out', gone('a', '<table:table/>'), p('1', at('a'))],
    ['a change that never ends', put('b'), p('1', from('b'), '2')],
  ])('that cannot be rejected stay as they are: %s', (_, list, body) => {
    const file = fileOf(list, body);
    expect(withOpenChanges(file, 'rejected')).toMatchObject({ bytes: file, isRevised: false });
    expect(withOpenChanges(file, 'accepted')).toMatchObject({ isRevised: true });
  });

  test('are no concern of other files', () => {
    expect(withOpenChanges(strToU8('{\\rtf1 Hello}'), 'accepted')).toBeUndefined();
    expect(withOpenChanges(zipSync({ 'word/document.xml': strToU8('<w/>') }), 'accepted')).toBeUndefined();
  });
});
