import type { ReportedProgress } from '../../calls/received.js';
import { lockedBy } from './locked-files.js';
import type { SelectedFile } from './selection.js';

const files = [
  { id: 1, kind: 'pdf', name: 'lease.pdf' },
  { id: 2, kind: 'office', name: 'letter.docx' },
  { id: 3, kind: 'office', name: 'sums.xlsx' },
  { id: 4, kind: 'text', name: 'notes.txt' },
].map(({ name, ...rest }) => ({ ...rest, file: new File([], name) }) as SelectedFile);
const refused = (code: string, file?: string) => ({ code, file }) as ReportedProgress;

describe('the files that a password is asked for', () => {
  test.each([
    ['the PDF that is named', refused('pdf.encrypted', 'lease.pdf'), [1]],
    ['the Office file that is named', refused('office.encrypted', 'sums.xlsx'), [3]],
    ['the one whose password was wrong', refused('office.wrong-password', 'letter.docx'), [2]],
    ['every PDF where none is named', refused('pdf.encrypted'), [1]],
    ['every Office file where none is named', refused('office.encrypted'), [2, 3]],
  ])('are %s', (_, refusal, ids) => {
    expect(lockedBy(refusal, files)).toEqual(ids);
  });
});
