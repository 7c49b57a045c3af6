import { LRUCache } from 'lru-cache';
import { isRefusalCode } from '../../../contracts/errors.js';
import type { ConversionEvent } from '../../../contracts/events/conversion.js';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { noteConversion } from './log-facts.js';
import type { Telemetry } from './telemetry.js';

const REMEMBERED_MAX = 10_000;

type Requested = Extract<ConversionEvent, { type: 'ConversionRequested' }>;
type Ended = Extract<ConversionEvent, { type: 'ConversionCompleted' | 'ConversionFailed' | 'ConversionCancelled' }>;

interface Course {
  readonly tool: string;
  readonly lane: string;
  readonly requestedAt: string;
  readonly startedAt?: string | undefined;
}

const outcomes = {
  ConversionCompleted: 'completed',
  ConversionFailed: 'failed',
  ConversionCancelled: 'cancelled',
} as const satisfies Record<Ended['type'], string>;

const isEnd = (event: DomainEvent): event is Ended => Object.hasOwn(outcomes, event.type);

/** No label has a value that the catalogue and the table of errors do not know. */
const codeOf = (event: Ended): string => {
  if (event.type !== 'ConversionFailed') return 'none';
  return isRefusalCode(event.data.code) ? event.data.code : 'other';
};

const secondsBetween = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from)) / 1000;

export interface ConversionCourses {
  /** Somebody has read the event. */
  seen(event: DomainEvent): void;
  /** This process has put it on the log. */
  appended(event: DomainEvent): void;
}

/**
 * Notes how conversions go: each process what it has appended itself, so nothing is counted twice. Whoever ends a
 * conversion has read its stream before, and so is known when it was requested and started.
 */
export const openCourses = (telemetry: Telemetry): ConversionCourses => {
  const courses = new LRUCache<string, Course>({ max: REMEMBERED_MAX });
  const seen = (event: DomainEvent): void => {
    if (event.type === 'ConversionRequested') courses.set(event.data.conversionId, courseOf(event));
    if (event.type !== 'ConversionStarted') return;
    const { conversionId, at } = event.data;
    const course = courses.get(conversionId);
    if (course) courses.set(conversionId, { ...course, startedAt: at });
  };
  return {
    seen,
    appended: (event) => {
      seen(event);
      if (event.type === 'ConversionRequested') noteRequest(telemetry, event);
      if (event.type === 'ConversionStarted') {
        const { conversionId, attempt } = event.data;
        telemetry.log.info({ conversionId, attempt }, 'a conversion started');
      }
      if (!isEnd(event)) return;
      const { conversionId } = event.data;
      noteEnd(telemetry, event, courses.get(conversionId));
      courses.delete(conversionId);
    },
  };
};

const courseOf = ({ data: { tool, lane, at } }: Requested): Course => ({
  tool: findTool(tool)?.id ?? 'other',
  lane,
  requestedAt: at,
});

const noteRequest = ({ metrics, log }: Telemetry, event: Requested): void => {
  const { conversionId } = event.data;
  const { tool, lane } = courseOf(event);
  noteConversion(conversionId);
  metrics.add('docket_conversions_requested_total', { tool, lane });
  log.info({ conversionId, tool, lane }, 'a conversion was requested');
};

const noteEnd = ({ metrics, tracing, log }: Telemetry, event: Ended, course: Course | undefined): void => {
  const { conversionId, at } = event.data;
  const { tool, lane, requestedAt, startedAt } = course ?? { tool: 'other', lane: 'other', requestedAt: at };
  const outcome = outcomes[event.type];
  const code = codeOf(event);
  const seconds = secondsBetween(requestedAt, at);
  log.info({ conversionId, tool, lane, outcome, code, seconds }, 'a conversion ended');
  metrics.add('docket_conversions_ended_total', { tool, lane, outcome, code });
  if (!course) return;
  metrics.observe('docket_conversion_duration_seconds', { tool }, seconds);
  if (startedAt) metrics.observe('docket_conversion_work_duration_seconds', { tool }, secondsBetween(startedAt, at));
  tracing.record({
    conversionId,
    name: `conversion ${tool}`,
    isRoot: true,
    from: new Date(requestedAt),
    to: new Date(at),
    attributes: { 'docket.tool': tool, 'docket.lane': lane, 'docket.outcome': outcome, 'docket.code': code },
    error: event.type === 'ConversionFailed' ? code : undefined,
  });
};
