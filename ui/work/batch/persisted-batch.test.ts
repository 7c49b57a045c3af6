import { FILES_MAX } from '../../../contracts/limits.js';
import { chosenFile } from '../versions/versions-fixture.js';
import { orderOf } from './batch-fixture.js';
import { waitingRow, type BatchRow } from './batch-row.js';
import { batchToKeep, readBatch, restoredRows, withoutUnsent } from './persisted-batch.js';

const rowsOf = (...changes: readonly Partial<BatchRow>[]): readonly BatchRow[] => {
  const { files } = orderOf(changes.length);
  return changes.map((change, at) => ({ ...waitingRow(files[at]!), ...change }));
};
const filesOf = (rows: readonly BatchRow[]) => rows.map(({ selected }) => selected);
const keptOf = (rows: readonly BatchRow[]) =>
  readBatch(JSON.parse(JSON.stringify(batchToKeep({ tool: 'pdf-compress', rows }))))!;
const again = (rows: readonly BatchRow[], files = filesOf(rows)) => restoredRows(keptOf(rows), files);

const asked = { conversionId: 'c1', shareHash: 'h1', shareLink: 'https://docket.test/s/h1' };

describe('a batch after a reload', () => {
  test('sends what waited or was being sent, with the options it had', () => {
    const rows = again(rowsOf({ state: 'sending', percent: 20 }, {}));
    expect(rows).toMatchObject([
      { state: 'waiting', percent: 0, upload: { operation: 'pdf-compress', options: { quality: 'medium' } } },
      { state: 'waiting' },
    ]);
    expect(rows[0]?.upload.files[0]).toBe(rows[0]?.selected.file);
  });

  test.each(['converting', 'stopping', 'done', 'failed', 'stopped'] as const)(
    'asks the server what became of a file that it has taken, once %s',
    (state) => {
      const rows = again(rowsOf({ ...asked, state, reason: 'It is damaged.' }));
      expect(rows).toMatchObject([{ ...asked, state: 'converting', reason: '' }]);
    },
  );

  test('sends what may have arrived under the key that it had, so that the server knows it again', () => {
    const [row] = again(rowsOf({ state: 'sending', key: 'a-key-of-this-request' }));
    expect(row).toMatchObject({ state: 'waiting', conversionId: '', key: 'a-key-of-this-request' });
  });

  test('still says why the server did not take a file, and what was stopped before', () => {
    const rows = again(rowsOf({ state: 'failed', reason: 'too large' }, { state: 'stopped' }));
    expect(rows).toMatchObject([{ state: 'failed', reason: 'too large' }, { state: 'stopped' }]);
  });

  test('finds its files under whatever numbers they have, two of one name in their order, and leaves out what is gone', () => {
    const [first, second] = rowsOf({}, asked) as [BatchRow, BatchRow];
    const twins = [first, { ...second, selected: { ...first.selected, id: 2 } }];
    const files = [chosenFile(11, 'scan-1.pdf'), chosenFile(12, 'scan-1.pdf')];
    expect(again(twins, files).map(({ id, conversionId }) => [id, conversionId])).toEqual([
      [11, ''],
      [12, 'c1'],
    ]);
    expect(again([first, second], [chosenFile(11, 'scan-2.pdf')])).toMatchObject([{ id: 11, conversionId: 'c1' }]);
  });

  test('keeps no password, and says so of files that would need it', () => {
    const [row] = rowsOf({}) as [BatchRow];
    const options = { userPassword: 'open sesame', allowPrinting: true };
    const locking = { ...row, upload: { ...row.upload, operation: 'pdf-protect', options } };
    expect(JSON.stringify(batchToKeep({ tool: 'pdf-protect', rows: [locking] }))).not.toContain('sesame');
    expect(again([locking])).toMatchObject([
      {
        state: 'failed',
        reason: expect.stringContaining('not kept') as string,
        upload: { options: { allowPrinting: true } },
      },
    ]);
    expect(again([{ ...locking, ...asked }])).toMatchObject([{ state: 'converting', conversionId: 'c1' }]);
  });

  test('is the same record while only its progress changes', () => {
    const [row] = rowsOf({ ...asked, state: 'converting', percent: 50 }) as [BatchRow];
    const later = { ...row, percent: 80, step: 'page 4 of 5' };
    expect(keptOf([later])).toEqual(keptOf([row]));
  });

  test.each([undefined, null, {}, 'no', { tool: 'pdf-compress', rows: [{ name: 'scan-1.pdf' }] }])(
    'is none in %j',
    (value) => {
      expect(readBatch(value)).toBeNull();
    },
  );

  test('leaves to the tab that it was copied from what is still to be sent, and follows the rest', () => {
    const rows = rowsOf(
      { state: 'waiting' },
      { state: 'sending', key: 'a-key-of-this-request' },
      { ...asked, state: 'converting' },
      { state: 'failed', reason: 'too large' },
    );
    expect(restoredRows(withoutUnsent(keptOf(rows)), filesOf(rows))).toMatchObject([
      { state: 'stopped' },
      { state: 'stopped', key: 'a-key-of-this-request' },
      { ...asked, state: 'converting' },
      { state: 'failed', reason: 'too large' },
    ]);
  });

  test('has room for as many files as can be chosen', () => {
    const rows = rowsOf(...Array.from({ length: FILES_MAX }, () => asked));
    expect(again(rows)).toHaveLength(FILES_MAX);
  });
});
