import type { ActivityEntry } from '../../../../contracts/api/audit.js';
import { FileName } from '../../../parts/file-name.js';
import { Fold } from '../../../parts/fold.js';
import { minuteText } from '../../../text/times.js';
import { eventText } from './event-texts.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import { t, translated } from '../../../text/t.js';

interface EntryListProps {
  readonly entries: readonly ActivityEntry[];
  /** Opens the story of a document; absent in a story, where all entries are about one document. */
  readonly onStory?: (conversionId: string) => void;
}

/** Events in readable form; the exact log entry of each can be unfolded. */
export const EntryList = ({ entries, onStory }: EntryListProps) => (
  <ol data-entries className="@container mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 text-sm empty:hidden">
    {entries.map((entry) => (
      <li key={entry.position}>
        <Fold title={<Summary entry={entry} isOfMany={onStory !== undefined} />}>
          <div className="grid gap-3 px-4 pb-4">
            <Facts entry={entry} />
            {onStory && entry.document && <StoryButton conversionId={entry.document.conversionId} onStory={onStory} />}
            <pre
              dir="ltr"
              className="whitespace-pre-wrap rounded-xl bg-sunken p-3 font-mono text-xs [overflow-wrap:anywhere]"
            >
              {JSON.stringify(entry.data, null, 2)}
            </pre>
          </div>
        </Fold>
      </li>
    ))}
  </ol>
);

/** The event in words; that of a conversion with its tool: `Conversion requested: Merge PDFs`. */
const whatHappened = ({ type, document }: ActivityEntry): string => {
  const tool = type.startsWith('Conversion') && document ? findTool(document.tool) : undefined;
  return tool ? t('{event}: {tool}', { event: eventText(type), tool: translated(tool.title) }) : eventText(type);
};

const actorText = ({ actor }: ActivityEntry): string => {
  if (actor === null) return '';
  if (actor.kind === 'recipient') return t('Somebody with the link');
  return actor.name ?? t(actor.kind === 'guest' ? 'A guest' : 'A member');
};

interface SummaryProps {
  readonly entry: ActivityEntry;
  /** Whether to show the document's name. */
  readonly isOfMany: boolean;
}

const Summary = ({ entry, isOfMany }: SummaryProps) => (
  <span
    className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 ${isOfMany ? '@2xl:grid-cols-[9.5rem_12.5rem_10rem_minmax(0,20rem)] @2xl:gap-x-4' : ''}`}
  >
    <span className="text-ink @max-2xl:col-span-2 @2xl:order-2">{whatHappened(entry)}</span>
    <time dateTime={entry.recordedAt} className="font-normal tabular-nums @2xl:order-1">
      {minuteText(entry.recordedAt)}
    </time>
    <span className="truncate font-normal @2xl:order-3">{actorText(entry)}</span>
    {isOfMany && entry.document && (
      <FileName name={entry.document.name} length={40} className="font-normal @max-2xl:col-span-2 @2xl:order-4" />
    )}
  </span>
);

const personText = ({ name, email, id }: Person): string =>
  [name, email, id].filter((part) => part !== null).join(', ');

type Person = NonNullable<ActivityEntry['owner']>;

const Facts = ({ entry }: { readonly entry: ActivityEntry }) => (
  <FactList {...entry} whose={entry.actor?.id === entry.owner?.id ? null : entry.owner} />
);

const FactList = ({ position, recordedAt, stream, actor, data, whose }: ActivityEntry & { whose: Person | null }) => (
  <dl className="grid gap-x-4 gap-y-1 text-[0.8125rem] sm:grid-cols-[auto_minmax(0,1fr)] [&>dd]:[overflow-wrap:anywhere] [&>dt]:text-muted">
    <dt>{t('Position')}</dt>
    <dd>{position}</dd>
    <dt>{t('Recorded')}</dt>
    <dd>{recordedAt}</dd>
    <dt>{t('Stream')}</dt>
    <dd>{stream}</dd>
    {typeof data['expiresAt'] === 'string' && (
      <>
        <dt>{t('Deleted with its link')}</dt>
        <dd>{minuteText(data['expiresAt'])}</dd>
      </>
    )}
    {actor && (
      <>
        <dt>{t('Who')}</dt>
        <dd>{actor.kind === 'recipient' ? t('Somebody with the link') : personText(actor)}</dd>
      </>
    )}
    {whose && (
      <>
        <dt>{t('Document of')}</dt>
        <dd>{personText(whose)}</dd>
      </>
    )}
  </dl>
);

interface StoryButtonProps {
  readonly conversionId: string;
  readonly onStory: (conversionId: string) => void;
}

const StoryButton = ({ conversionId, onStory }: StoryButtonProps) => (
  <button
    type="button"
    onClick={() => onStory(conversionId)}
    className="min-h-10 justify-self-start rounded-full px-1 text-brand-text underline underline-offset-4"
  >
    {t('History of this document')}
  </button>
);
