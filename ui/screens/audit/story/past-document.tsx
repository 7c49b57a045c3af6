import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActivityEntry, DocumentReply } from '../../../../contracts/api/audit.js';
import type { PlainText } from '../../../../contracts/texts/text-catalogue.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { humanSize } from '../../../text/sizes.js';
import { minuteText } from '../../../text/times.js';
import { sentence } from '../../../text/phrases.js';
import { FailureNote } from '../../../tools/documents/failure-note.js';
import { EntryList } from '../entries/entry-list.js';
import { eventText } from '../entries/event-texts.js';
import type { PastDocumentActor } from './past-document.machine.js';
import { t, translated } from '../../../text/t.js';

interface PastDocumentProps {
  readonly actor: PastDocumentActor;
  /** The oldest first. */
  readonly entries: readonly ActivityEntry[];
}

/** A document as it is, or as it was after one of its events, with the events up to then. */
export const PastDocument = ({ actor, entries }: PastDocumentProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { until, shown, failure } = state.context;
  const stop = until === null ? entries.length - 1 : entries.findIndex(({ position }) => position === until);
  const last = entries[stop];
  const choose = (index: number) =>
    actor.send({
      type: 'moment.chosen',
      until: index < entries.length - 1 ? (entries[index]?.position ?? null) : null,
    });
  return (
    <div data-past-document={state.value}>
      <Slider stop={stop} stops={entries.length - 1} text={last ? momentText(last) : ''} onMove={choose} />
      <div aria-busy={state.hasTag('busy')} className={state.matches('showing') ? '' : 'opacity-50'}>
        {shown && !state.matches('failed') && <Facts document={shown} />}
      </div>
      <p role="status" className="sr-only">
        {state.matches('showing') &&
          last &&
          (until === null ? t('As it is now') : t('As it was on {time}', { time: momentText(last) }))}
      </p>
      {state.matches('failed') && (
        <FailureNote text={translated(failure)} onRetry={() => actor.send({ type: 'retry.pressed' })} />
      )}
      <EntryList entries={entries.slice(0, stop + 1)} />
    </div>
  );
};

const momentText = ({ recordedAt, type }: ActivityEntry): string => `${minuteText(recordedAt)}, ${eventText(type)}`;

interface SliderProps {
  readonly stop: number;
  readonly stops: number;
  readonly text: string;
  readonly onMove: (stop: number) => void;
}

const Slider = ({ stop, stops, text, onMove }: SliderProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm font-medium">
        {t('As it was on')} <span className="tabular-nums">{text}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={stops}
        value={stop}
        aria-valuetext={text}
        onChange={({ target }) => onMove(target.valueAsNumber)}
        className="mt-1 h-8 w-full accent-brand"
      />
    </>
  );
};

const Facts = ({ document: { conversion, link } }: { readonly document: DocumentReply }) => (
  <dl
    data-facts
    className="mt-2 grid gap-x-4 gap-y-1 rounded-2xl bg-sunken p-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)] [&>dd]:[overflow-wrap:anywhere] [&>dt]:text-muted"
  >
    {factsOf({ conversion, link }).map(([term, fact]) => (
      <div key={term} className="contents max-sm:[&>dd]:mb-1.5">
        <dt className="text-muted">{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

const statusTexts: Readonly<Record<string, PlainText>> = {
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  revoked: 'Revoked',
};

const statusText = (status: string): string => translated(statusTexts[status] ?? sentence(status));

const factsOf = ({ conversion, link }: Pick<DocumentReply, 'conversion' | 'link'>): [string, string][] => {
  if (!conversion) return [[t('Status'), t('Uploaded, no conversion requested yet')]];
  const { status, isDeleted, operation, originalFileName, downloadName, size, error } = conversion;
  const facts: [string, string | null][] = [
    [t('Status'), isDeleted ? t('{state}, deleted since', { state: statusText(status) }) : statusText(status)],
    [t('Tool'), translated(findTool(operation)?.title ?? sentence(operation))],
    [t('Original file'), originalFileName],
    [t('Download name'), downloadName],
    [t('Size'), size === null ? null : humanSize(size)],
    [t('Problem'), error && translated(error)],
    [t('Link'), link && linkText(link)],
    [
      t('Views and downloads'),
      link && t('{views} and {downloads}', { views: link.viewCount, downloads: link.downloadCount }),
    ],
  ];
  return facts.flatMap(([term, fact]) => (fact === null || fact === '' ? [] : [[term, fact]]));
};

const linkText = ({ status, expiresAt, hasPassword }: NonNullable<DocumentReply['link']>): string => {
  const state = status === 'live' ? t('Live until {time}', { time: minuteText(expiresAt) }) : statusText(status);
  return hasPassword ? t('{state}, with a password', { state }) : state;
};
