import type { ActivityEntry, ActivityReply, DocumentReply, LogCheck, LogState } from '../../../contracts/api/audit.js';

export const checkOf = (status: LogCheck['status'], finding: LogCheck['finding'] = null): LogCheck => ({
  status,
  startedAt: '2026-03-12T15:00:00.000Z',
  askedBy: { id: 'member-1', name: 'Ada Byron' },
  endedAt: status === 'running' ? null : '2026-03-12T15:00:09.000Z',
  events: status === 'running' ? 1200 : 4321,
  checkpoints: status === 'running' ? 0 : 12,
  finding,
});

export const logOf = (check: LogCheck | null = null): LogState => ({
  at: '2026-03-12T15:00:10.000Z',
  events: 4321,
  first: { position: '1', recordedAt: '2026-03-01T00:00:00.000Z' },
  last: { position: '4321', recordedAt: '2026-03-11T00:00:00.000Z' },
  checkpoint: { size: 4300, position: '4300', time: '2026-03-10T23:59:00.000Z', root: 'cm9vdA==' },
  isSigning: true,
  key: 'docket.test+0a1b2c3d+AQIDBA==',
  check,
});

const ada = { id: 'member-1', kind: 'member', name: 'Ada Byron', email: 'ada@example.com' } as const;

export const entryOf = (position: string, type = 'ConversionCompleted'): ActivityEntry => ({
  position,
  recordedAt: '2026-03-10T12:00:00.000Z',
  type,
  stream: 'conversion-c1',
  actor: ada,
  owner: ada,
  document: { conversionId: 'c1', shareHash: 'h1', name: 'report.pdf', tool: 'pdf-compress' },
  data: { conversionId: 'c1', notes: [] },
});

/** An entry by a guest, who has no name on the log, and one that belongs to nobody. */
const guest = { id: 'guest-6f1e', kind: 'guest', name: null, email: null } as const;
export const guestEntry: ActivityEntry = {
  ...entryOf('8', 'UploadReceived'),
  actor: guest,
  owner: guest,
};
export const nobodysEntry: ActivityEntry = {
  ...entryOf('7', 'SessionStarted'),
  actor: null,
  owner: null,
  document: null,
};

export const pageOf = (entries: readonly ActivityEntry[], next: string | null = null): ActivityReply => ({
  entries: [...entries],
  next,
  searchedTo: '2026-03-05T12:00:00.000Z',
});

export const documentOf = (): DocumentReply => ({
  conversionId: 'c1',
  conversion: {
    id: 'c1',
    owner: 'member-1',
    shareHash: 'h1',
    operation: 'pdf-compress',
    status: 'completed',
    originalFileName: 'report.pdf',
    downloadName: 'report_compressed.pdf',
    size: 2048,
    notes: [],
    attempt: 1,
    error: null,
    code: null,
    isDeleted: false,
    isQuestion: false,
    requestedAt: '2026-03-10T11:59:00.000Z',
    endedAt: '2026-03-10T12:00:00.000Z',
  },
  link: {
    hash: 'h1',
    conversionId: 'c1',
    owner: 'member-1',
    status: 'live',
    viewCount: 3,
    downloadCount: 1,
    createdAt: '2026-03-10T11:59:00.000Z',
    expiresAt: '2026-06-08T11:59:00.000Z',
    latestEnd: '2026-06-08T11:59:00.000Z',
    maxDownloads: null,
    hasPassword: true,
  },
});
