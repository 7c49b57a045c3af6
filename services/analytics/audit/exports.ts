import { randomUUID } from 'node:crypto';
import type { ExportAnswer, ExportPart, ExportPartQuestion, ExportQuestion } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import { exportPartSubject } from '../../../contracts/subjects.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { EventReader } from '../../platform/event-store/event-store.js';
import { momentOf } from '../../platform/event-store/moment.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { exportLog, type ExportFilter } from './export-log.js';
import { openParts } from './parts.js';

/** An export that nobody has asked to go on for so long is given up. */
const SILENCE_MS = 60_000;
const AT_ONCE_MAX = 4;

interface ExportsParts {
  readonly log: Pick<EventReader, 'readRecords' | 'readRecordsBack'>;
  readonly bus: Pick<EventBus, 'answer'>;
  readonly keys: Pick<PersonKeys, 'find'>;
  /** Default: a minute. */
  readonly silenceMs?: number;
}

/** Exports under way: each is read as fast as its parts are asked for. */
export const openExports = ({ log, bus, keys, silenceMs = SILENCE_MS }: ExportsParts) => {
  const running = new Set<() => Promise<void>>();
  let starting = 0;

  const start = async (question: ExportQuestion): Promise<ExportAnswer> => {
    const id = randomUUID();
    const parts = openParts(exportLog(log, question.format, filterOf(question, keys)));
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
    stop: async (): Promise<void> => {
      await Promise.all([...running].map((end) => end()));
    },
  };
};

const filterOf = (question: ExportQuestion, keys: ExportsParts['keys']): ExportFilter => {
  const { from, until, type, stream, actor, open } = question;
  return {
    ...(from !== undefined && { from: momentOf(from) }),
    ...(until !== undefined && { until: momentOf(until) }),
    ...(type !== undefined && { types: new Set(type) }),
    ...(stream !== undefined && { stream }),
    ...(actor !== undefined && { actor }),
    ...(open === 'true' && { keys }),
  };
};
