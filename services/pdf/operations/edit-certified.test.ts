import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { sealed } from '../fixtures/sealed-pdfs.js';
import { editText } from './edit-text.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

describe('a document that its author certified', () => {
  test.each([1, 2, 3] as const)('has none of its texts changed, at level %i', async (level) => {
    const certified = await sealed(await pdfWith({ text: 'A lease' }), { level });
    const remove = { kind: 'delete', page: 1, box: { x: 0, y: 0, width: 100, height: 100 } } as const;
    const edited = editText([fileOf('letter.pdf', certified)], { edits: [remove], findAndReplace: undefined }, work);
    await expect(edited).rejects.toMatchObject({
      code: 'pdf.change-not-allowed',
      facts: { reason: 'its author certified it against changes' },
    });
  });
});
