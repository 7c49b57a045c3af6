import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import { openSqliteLog } from '../../services/platform/event-store/sqlite-log.js';

const AT = '2026-03-01T09:00:00.000Z';
const FAR = '2099-01-01T00:00:00.000Z';

const storyOf = (id: string): readonly (readonly [stream: string, ...events: DomainEvent[]])[] => {
  const hash = createHash('sha256').update(id).digest('base64url').slice(0, 32);
  const owner = `guest-${'0'.repeat(32)}` as const;
  const blob = { mime: 'application/pdf', size: 9, sha256: 'ab', blob: `ab-${id}` };
  const files = [{ ...blob, uploadId: id, name: `${id}.pdf`, kind: 'pdf' as const }];
  const request = { conversionId: id, owner, tool: 'pdf-compress', lane: 'pdf', options: {}, files } as const;
  const result = { ...blob, name: `${id}_compressed.pdf` };
  return [
    [
      `conversion-${id}`,
      { type: 'ConversionRequested', version: 1, data: { ...request, shareHash: hash, at: AT } },
      { type: 'ConversionStarted', version: 1, data: { conversionId: id, attempt: 1, at: AT } },
      {
        type: 'ConversionCompleted',
        version: 2,
        data: { conversionId: id, result, thumbnail: null, receipt: null, made: null, notes: [], at: AT },
      },
    ],
    [
      `share-${hash}`,
      {
        type: 'ShareLinkCreated',
        version: 2,
        data: { hash, conversionId: id, owner, expiresAt: FAR, latestEnd: FAR, at: AT },
      },
    ],
  ];
};

/** Writes what so many conversions leave behind into the log of an installation that is stopped, at once. */
export const lengthenLog = (dataDir: string, conversions: number): void => {
  const log = openSqliteLog(join(dataDir, 'events.db'));
  log.db.exec('BEGIN');
  for (let index = 0; index < conversions; index += 1) {
    for (const [stream, ...events] of storyOf(randomUUID())) {
      const rows = events.map(({ type, version, data }) => ({
        id: randomUUID(),
        type,
        version,
        text: JSON.stringify(data),
      }));
      log.append({ stream, rows, expected: 'absent' });
    }
  }
  log.db.exec('COMMIT');
  log.db.close();
};
