import { randomUUID } from 'node:crypto';
import type {
  ActivityQuestion,
  ExportAnswer,
  ExportPart,
  ExportPartQuestion,
  ExportQuestion,
} from '../../../../contracts/api/audit.js';
import { Refusal } from '../../../../contracts/errors.js';
import { exportPartSubject } from '../../../../contracts/subjects.js';
import type { Documents } from '../../../platform/documents/documents.js';
import type { EventBus } from '../../../platform/event-bus/event-bus.js';
import type { EventReader } from '../../../platform/event-store/event-store.js';
import { momentOf } from '../../../platform/event-store/moment.js';
import type { PersonKeys } from '../../../platform/privacy/person-keys.js';
import { activityFilter } from '../../search/activity-filter.js';
import { factOf } from '../../search/event-facts.js';
import { openLookups } from '../../search/lookups.js';
import { exportLog, type ExportFilter } from './export-log.js';

/** An export that nobody has asked to go on for so long is given up. */
const SILENCE_MS = 60_000;
const AT_ONCE_MAX = 4;

interface ExportsParts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack' | 'parsePosition'>;
  readonly bus: Pick<EventBus, 'answer'>;
  /** The read models, opened: they have the names of documents and people. */
  readonly documents: Documents;
  readonly keys: Pick<PersonKeys, 'find'>;
  /** Default: a minute. */
  readonly silenceMs?: number;
}

/** Each export is read as fast as its parts are asked for. */
export const openRunningExports = (sources: ExportsParts) => {
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
    ...(from !== undefined && { from: momentOf(sources.log, from) }),
    ...(until !== undefined && { until: momentOf(sources.log, until) }),
    ...(type !== undefined && { types: new Set(type) }),
    ...(stream !== undefined && { stream }),
    ...(isOwner && { actor }),
    ...(Object.values(search).some((asked) => asked !== undefined) && { fits: searchOf(search, sources) }),
    ...(open === 'true' && { keys: sources.keys }),
  };
};

/** An owner's id, which needs no search by name. */
const OWNER = /^(guest|member)-\S+$/;
/** Events after which the lookups begin anew, so that memory does not grow with the log. */
const LOOKUPS_EVENTS = 10_000;

/** The same test as in a search of the activity. */
const searchOf = (question: ActivityQuestion, { documents, keys }: ExportsParts): NonNullable<ExportFilter['fits']> => {
  let asked = 0;
  let fits = activityFilter(question, { lookups: openLookups(documents), keys });
  return (record) => {
    asked += 1;
    if (asked % LOOKUPS_EVENTS === 0) fits = activityFilter(question, { lookups: openLookups(documents), keys });
    return fits(factOf(record));
  };
};

/** Far below what one answer on a bus may hold, together with the longest line. */
const PART_CHARACTERS = 128 * 1024;
/** A part goes out after so long even if it is empty, so that whoever waits knows that the work goes on. */
const PART_MS = 1000;

const LATE = Symbol('late');

/** Lines as parts of text, read no further than they are asked for. */
const openParts = (lines: AsyncGenerator<string, void>) => {
  /** A line that had been asked for and was not there yet when its part went out. */
  let pending: Promise<IteratorResult<string, void>> | undefined;

  const collect = async (late: Promise<typeof LATE>): Promise<ExportPart> => {
    let text = '';
    while (text.length < PART_CHARACTERS) {
      pending ??= lines.next();
      const turn = await Promise.race([pending, late]);
      if (turn === LATE) break;
      pending = undefined;
      if (turn.done === true) return { text, isLast: true };
      text += turn.value;
    }
    return { text, isLast: false };
  };

  return {
    next: async (): Promise<ExportPart> => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<typeof LATE>((resolve) => {
        timer = setTimeout(() => resolve(LATE), PART_MS);
      });
      try {
        return await collect(late);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async (): Promise<void> => {
      await lines.return();
    },
  };
};
