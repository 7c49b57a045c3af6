import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { docxWith } from '../fixtures/office-files.js';
import { withChanges } from './word-changes.js';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const by = 'w:id="1" w:author="A"';
const run = (text: string, element = 't') => `<w:r><w:${element} xml:space="preserve">${text}</w:${element}></w:r>`;
const del = (text: string) => `<w:del ${by}>${run(text, 'delText')}</w:del>`;
const ins = (text: string) => `<w:ins ${by}>${run(text)}</w:ins>`;
const mark = (element: 'ins' | 'del') => `<w:pPr><w:rPr><w:${element} ${by}/></w:rPr></w:pPr>`;
const p = (...parts: readonly string[]) => `<w:p>${parts.join('')}</w:p>`;
const row = (text: string, element?: 'ins' | 'del') =>
  `<w:tr>${element ? `<w:trPr><w:${element} ${by}/></w:trPr>` : ''}<w:tc>${p(run(text))}</w:tc></w:tr>`;

const fileOf = (body: string) =>
  zipSync({
    ...unzipSync(docxWith({})),
    'word/document.xml': strToU8(`<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`),
  });
const bodyOf = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
/** Line by line. */
const textOf = (bytes: Uint8Array): string =>
  [...bodyOf(bytes).matchAll(/<w:p[ >][^]*?<\/w:p>/g)]
    .map(([paragraph]) => [...paragraph.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text = '']) => text).join(''))
    .join('|');

describe('the tracked changes of a Word file', () => {
  test.each([
    ['words', p(run('It costs '), del('900'), ins('700'), run(' euros')), 'It costs 700 euros', 'It costs 900 euros'],
    ['words in words that were put in', p(ins('new'), `<w:ins ${by}>${del('never')}</w:ins>`), 'new', ''],
    [
      'what was moved',
      p(`<w:moveFrom ${by}>${run('here', 't')}</w:moveFrom>`) +
        p(run('to '), `<w:moveTo ${by}>${run('here')}</w:moveTo>`),
      '|to here',
      'here|to ',
    ],
    ['the end of a paragraph', p(mark('del'), run('one ')) + p(run('two')), 'one two', 'one |two'],
    ['a new end of a paragraph', p(mark('ins'), run('one ')) + p(run('two')), 'one |two', 'one two'],
    ['a whole paragraph', p(mark('del'), del('gone')) + p(run('stays')), 'stays', 'gone|stays'],
    ['rows', `<w:tbl>${row('old', 'del')}${row('new', 'ins')}${row('both')}</w:tbl>`, 'new|both', 'old|both'],
  ])('are accepted or rejected: %s', (...[, body, accepted, rejected]) => {
    const file = fileOf(body);
    expect([textOf(withChanges(file, 'accepted').bytes), textOf(withChanges(file, 'rejected').bytes)]).toEqual([
      accepted,
      rejected,
    ]);
  });

  test('leave no mark of a change behind', () => {
    const file = fileOf(
      p(mark('ins'), run('a'), del('b'), ins('c')) + p(`<w:r><w:rPr><w:b/><w:rPrChange ${by}/></w:rPr></w:r>`),
    );
    for (const as of ['accepted', 'rejected'] as const)
      expect(bodyOf(withChanges(file, as).bytes)).not.toMatch(/<w:(?:ins|del|\w+Change)\b/);
  });

  test('stay as they are where they are to be shown, and it is known whether words are marked as deleted', () => {
    const file = fileOf(p(del('900')));
    expect(withChanges(file, 'shown')).toEqual({ bytes: file, holdsDeleted: true, isRevised: true });
    expect(withChanges(fileOf(p(ins('700'))), 'shown').holdsDeleted).toBe(false);
    expect(withChanges(file, 'accepted').holdsDeleted).toBe(false);
  });

  test.each([
    ['no package', strToU8('{\\rtf1 }')],
    ['a package without changes', docxWith({})],
    ['XML that nests for ever', fileOf('<w:sdt>'.repeat(5000) + del('x') + '</w:sdt>'.repeat(5000))],
    ['XML that is cut off', fileOf(`</w:body></w:document></w:document>${del('x')}`)],
  ])('of %s are left alone', (_, bytes) => {
    expect(withChanges(bytes, 'accepted').bytes).toBe(bytes);
  });
});
