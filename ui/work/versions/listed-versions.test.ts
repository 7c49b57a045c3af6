import type { ListedVersion } from '../../calls/versions.calls.js';
import { idsToAsk, withListed, type PersistedResults } from './listed-versions.js';
import { further, firstVersion } from './versions-fixture.js';

const listed = (id: string, rest: Partial<ListedVersion> = {}): ListedVersion => ({
  id,
  from: null,
  operation: 'pdf-compress',
  options: { quality: 'low' },
  status: 'completed',
  originalFileName: 'lease.pdf',
  downloadName: `${id}.pdf`,
  size: 5,
  sizeBefore: 9,
  notes: [],
  error: null,
  code: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  shareHash: `h-${id}`,
  shareLink: `https://docket.test/s/h-${id}`,
  ...rest,
});

const persistedWith = (rest: Partial<PersistedResults> = {}): PersistedResults => ({
  made: further,
  versions: [firstVersion, further],
  running: null,
  runningOf: [],
  ...rest,
});
const idsOf = (versions: readonly { readonly id: string }[]) => versions.map(({ id }) => id);

describe('the versions after a reload', () => {
  test('are asked about by every conversion that the tab knew, also the one that ran', () => {
    expect(idsToAsk(persistedWith({ running: 'c3' }))).toEqual(['c1', 'c2', 'c3']);
    const here = { ...firstVersion, id: 'here-1' };
    expect(idsToAsk(persistedWith({ versions: [here], made: here }))).toEqual([]);
  });

  test('have the facts of the log, and the name and the tool that they had here', () => {
    const shared = { ...firstVersion, tool: 'share', chosenName: 'Lease.pdf', name: 'Lease.pdf' };
    const { versions } = withListed(persistedWith({ versions: [shared], made: shared }), [
      listed('c1', { notes: ['A signature no longer holds.'] }),
    ]);
    expect(versions).toMatchObject([
      { tool: 'share', name: 'Lease.pdf', size: 5, sizeBefore: 9, notes: ['A signature no longer holds.'] },
    ]);
  });

  test('are all there where the browser knew only one of them, the one shown last on screen', () => {
    const { made: shown, versions } = withListed(persistedWith({ versions: [firstVersion], made: firstVersion }), [
      listed('c1'),
      listed('c2', { from: 'c1', operation: 'pdf-rotate', options: { angle: '90', plan: ['1'] } }),
    ]);
    expect(versions).toMatchObject([{ id: 'c1' }, { id: 'c2', from: 'c1', tool: 'pdf-rotate', name: 'c2.pdf' }]);
    expect([versions[1]?.options, shown?.id]).toEqual([{ angle: '90' }, 'c1']);
  });

  test('show what was finished while the page was away', () => {
    const { made: shown, awaited } = withListed(persistedWith({ running: 'c3', runningOf: [1] }), [
      listed('c1'),
      listed('c2'),
      listed('c3', { from: 'c2' }),
    ]);
    expect([shown?.id, shown?.of, awaited]).toEqual(['c3', [1], null]);
  });

  test('wait for what is still being made', () => {
    const {
      made: shown,
      versions,
      awaited,
    } = withListed({ made: null, versions: [], running: 'c1', runningOf: [0] }, [
      listed('c1', { status: 'processing', downloadName: null }),
    ]);
    expect([shown, versions, awaited]).toEqual([null, [], { id: 'c1', tool: 'pdf-compress', of: [0] }]);
  });

  test('lose what the log no longer has, but not what was made in this browser', () => {
    const here = { ...firstVersion, id: 'here-1', shareLink: '' };
    const { versions, made: shown } = withListed(persistedWith({ versions: [firstVersion, further, here] }), [
      listed('c1'),
      listed('c2', { shareLink: null }),
    ]);
    expect([idsOf(versions), shown?.id]).toEqual([['c1', 'here-1'], 'here-1']);
  });
});
