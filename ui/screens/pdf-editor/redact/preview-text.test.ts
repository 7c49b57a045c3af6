import { previewOf } from '../machine/pdf-editor-fixture.js';
import { foundText, namedPages, remarksOf } from './preview-text.js';

const box = { x: 0, y: 0, width: 1, height: 1 };

describe('what the preview of a redaction says', () => {
  test('counts places and the pages they are on', () => {
    expect(foundText(previewOf('1'))).toBe('1 place on 1 page');
    expect(foundText(previewOf('1', '2'))).toBe('2 places on 1 page');
  });

  test('says that nothing was found', () => {
    expect(foundText(previewOf())).toBe('Nothing to remove was found');
  });

  test('has nothing to remark on a plain document', () => {
    expect(remarksOf(previewOf('1'))).toEqual([]);
  });

  test('tells what goes besides the marks and where they do not reach', () => {
    const remarks = remarksOf({
      ...previewOf('1'),
      beside: { annotations: 0, attachments: 1, scripts: 2, metadata: 0, strings: 0 },
      annotations: [{ page: 1, box }],
      rasterised: [
        { page: 2, reason: 'image' },
        { page: 2, reason: 'drawing' },
      ],
      notSearched: [3],
      picturesNotSearched: [6],
      unknownLetters: [4, 5],
    });
    expect(remarks).toEqual([
      'Also removed: 1 attachment, 2 scripts.',
      '1 note or form field is removed entirely.',
      'Page 2 will become a picture.',
      'Page 3 has no text to search; draw a box there.',
      'Page 6 has pictures that are not searched; draw a box where they show text.',
      'Pages 4, 5 have letters that cannot be read; please check them yourself.',
    ]);
  });

  test.each([
    [0.1, []],
    [0.374, ['This removes 37% of all letters; please check that no unintended text is marked.']],
  ])('warns of a removal of %f of all letters: %j', (coveredShare, remarks) => {
    expect(remarksOf({ ...previewOf('1'), coveredShare })).toEqual(remarks);
  });

  test('names twelve pages at most', () => {
    expect(namedPages(Array.from({ length: 14 }, (_, index) => index + 1))).toBe(
      '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 2 more',
    );
  });
});
