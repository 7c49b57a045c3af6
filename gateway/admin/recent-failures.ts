import type { Failures } from '../../contracts/api/site-report.js';
import { DAY_MS } from '../../contracts/durations.js';
import { isRefusalCode, refusals } from '../../contracts/errors.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';

const LOOKED_AT_MAX = 1000;

/** A refusal in general words: what it says of one file and its name is its owner's. */
const reasonOf = (code: string): string => {
  if (!isRefusalCode(code)) return code;
  return refusals[code].text.replaceAll('{name}', 'A file').replace(/\{\w+\}/g, '…');
};

const grouped = (failed: readonly ConversionDocument[]): Failures[] => {
  const byCode = new Map<string, Failures>();
  for (const { code: told, operation, requestedAt, endedAt } of failed) {
    const code = told ?? 'server.defect';
    const at = endedAt ?? requestedAt;
    const known = byCode.get(code);
    byCode.set(code, {
      code,
      reason: reasonOf(code),
      count: (known?.count ?? 0) + 1,
      tools: [...new Set([...(known?.tools ?? []), operation])],
      lastAt: known && known.lastAt > at ? known.lastAt : at,
    });
  }
  return [...byCode.values()].toSorted((one, other) => other.count - one.count);
};

/** Why conversions that were asked for within the last day failed, the most frequent reason first. */
export const recentFailures = async (
  documents: Documents,
  now: Date,
): Promise<{ readonly failures: Failures[]; readonly hasMoreFailures: boolean }> => {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const failed = await documents.find<ConversionDocument>(CONVERSIONS_COLLECTION, {
    where: { status: 'failed' },
    sort: { field: 'requestedAt', direction: 'descending' },
    limit: LOOKED_AT_MAX,
  });
  const ofLate = failed.filter(({ requestedAt }) => requestedAt >= since);
  return { failures: grouped(ofLate), hasMoreFailures: ofLate.length === LOOKED_AT_MAX };
};
