import { randomUUID } from 'node:crypto';
import type {
  ActivityQuestion,
  ExportAnswer,
  ExportPart,
  ExportPartQuestion,
  ExportQuestion,
} from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import { exportPartSubject } from '../../../contracts/subjects.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { EventReader } from '../../platform/event-store/event-store.js';
import { momentOf } from '../../platform/event-store/moment.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { questionOf } from '../admin/activity-question.js';
import { factOf } from '../admin/event-facts.js';
import { openLookups } from '../admin/lookups.js';
import { exportLog, type ExportFilter } from './export-log.js';
import { openParts } from './text-parts.js';

/** An export that nobody has asked to go on for so long is given up. */
const SILENCE_MS = 60_000;
const AT_ONCE_MAX = 4;

interface ExportsParts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack'>;
  readonly bus: Pick<EventBus, 'answer'>;
  /** The read models, opened: what documents and people are called stands there. */
  readonly documents: Documents;
  readonly keys: Pick<PersonKeys, 'find'>;
  /** Default: a minute. */
  readonly silenceMs?: number;
}

/** Exports under way: each is read as fast as its parts are asked for. */
export const openExports = (sources: ExportsParts) => {
  const { log, bus, silenceMs = SILENCE_MS } = sources;
  const running = new Set<() => Promise<void>>();
  let starting = 0;

  const start = async (question: ExportQuestion): Promise<ExportAnswer> => {
    const id = randomUUID();
    const parts = openParts(exportLog(log, question.format, filterOf(question, sources)));
    const silence = setTimeout(() => void end(), silenceMs);
    const answering = await bus.answer<ExportPartQuestion>(
      exportPartSubject(id),
      async ({ isStopped }): Promise<ExportPart> => {
        silence.refresh();
        const part = isStopped ? { text: '', isLast: true } : await parts.next();
        if (part.isLast) void end(); // which waits for this answer
        return part;
      },
    );
    const end = async (): Promise<void> => {
      clearTimeout(silence);
      running.delete(end);
      await answering.stop();
      await parts.close();
    };
    running.add(end);
    return { id };
  };

  return {
    /** @throws Refusal `export.busy` */
    start: async (question: ExportQuestion): Promise<ExportAnswer> => {
      if (running.size + starting >= AT_ONCE_MAX) throw new Refusal('export.busy');
      starting += 1;
      try {
        return await start(question);
      } finally {
        starting -= 1;
      }
    },
    stop: () => Promise.all([...running].map((end) => end())),
  };
};

const filterOf = (question: ExportQuestion, sources: ExportsParts): ExportFilter => {
  const { from, until, type, stream, actor, document, open } = question;
  const isOwner = actor !== undefined && OWNER.test(actor);
  const search = { document, ...(isOwner ? {} : { actor }) };
  return {
    ...(from !== undefined && { from: momentOf(from) }),
    ...(until !== undefined && { until: momentOf(until) }),
    ...(type !== undefined && { types: new Set(type) }),
    ...(stream !== undefined && { stream }),
    ...(isOwner && { actor }),
    ...(Object.values(search).some((asked) => asked !== undefined) && { fits: searchOf(search, sources) }),
    ...(open === 'true' && { keys: sources.keys }),
  };
};

/** What is told of nobody by name, so that it need not be looked up. */
const OWNER = /^(guest|member)-\S+$/;
/** Events after which what was looked up is forgotten, so that memory does not grow with the log. */
const REMEMBERED_EVENTS = 10_000;

/** The same test by which the activity is searched. */
const searchOf = (question: ActivityQuestion, { documents, keys }: ExportsParts): NonNullable<ExportFilter['fits']> => {
  let asked = 0;
  let fits = questionOf(question, { lookups: openLookups(documents), keys });
  return (record) => {
    asked += 1;
    if (asked % REMEMBERED_EVENTS === 0) fits = questionOf(question, { lookups: openLookups(documents), keys });
    return fits(factOf(record));
  };
};
