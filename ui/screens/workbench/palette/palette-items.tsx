import { Command } from 'cmdk';
import { CornerDownLeft, FileText, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../../../text/rich-text.js';
import { t, translated } from '../../../text/t.js';
import { durationOf } from '../../../tools/action.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { JoinedFacts } from '../../../parts/joined-facts.js';
import { asQuery, type ToolMatch } from './match-tools.js';
import type { FoundText } from './search-excerpts.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { ListedConversion } from '../../../calls/received.js';
import type { RecentConversion } from '../../../live/guest-history.js';
import { humanSize } from '../../../text/sizes.js';

interface ItemProps {
  /** Different from all others. */
  readonly value: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly line: ReactNode;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

const Item = ({ value, icon, title, line, disabled = false, onSelect }: ItemProps) => (
  <Command.Item
    value={value}
    disabled={disabled}
    onSelect={onSelect}
    className="group flex min-h-14 cursor-pointer items-center gap-3.5 rounded-xl px-3 py-1.5 aria-disabled:cursor-default data-[selected=true]:bg-brand-soft"
  >
    <span className="shrink-0 *:size-9 *:rounded-[10px] group-aria-disabled:*:bg-sunken group-aria-disabled:*:text-muted [&_svg]:size-[1.125rem]">
      {icon}
    </span>
    <span className="min-w-0 flex-1">
      <span className="block truncate text-[0.9375rem] font-medium group-aria-disabled:text-muted">{title}</span>
      <span className="block truncate text-[0.8125rem] text-muted">{line}</span>
    </span>
    <span
      aria-hidden="true"
      className="hidden shrink-0 items-center gap-2 text-[0.8125rem] text-muted group-data-[selected=true]:flex max-sm:group-data-[selected=true]:hidden"
    >
      {t('Open')}
      <CornerDownLeft className="size-4 rtl:-scale-x-100" />
    </span>
  </Command.Item>
);

const Tile = ({ children }: { readonly children: ReactNode }) => (
  <span className="grid place-items-center bg-brand-soft text-brand-text group-data-[selected=true]:bg-card">
    {children}
  </span>
);

interface Chosen<Of> {
  readonly of: Of;
  readonly query: string;
  readonly onSelect: () => void;
}

/** A tool that does not fit says why instead of what it does. */
export const ToolItem = ({ of: { row, name }, query, onSelect }: Chosen<ToolMatch>) => (
  <Item
    value={`tool ${row.id}`}
    icon={<ToolIcon tool={row} />}
    title={<MarkedText text={row.title} query={query} />}
    line={
      <>
        {row.reason ?? `${row.tagline} · ${durationOf(row)}`}
        {name !== null && (
          <>
            {' · '}
            <RichText text="also called {name}" parts={{ name: <MarkedText text={name} query={query} /> }} />
          </>
        )}
      </>
    }
    disabled={row.reason !== null}
    onSelect={onSelect}
  />
);

export const PageItem = ({ of: page, onSelect }: Omit<Chosen<number>, 'query'>) => (
  <Item
    value={`page ${page}`}
    icon={
      <Tile>
        <FileText aria-hidden="true" />
      </Tile>
    }
    title={t('Page {page}', { page: String(page) })}
    line={t('Go to this page')}
    onSelect={onSelect}
  />
);

export const TextItem = ({ of: { page, excerpt }, onSelect }: Omit<Chosen<FoundText>, 'query'>) => (
  <Item
    value={`text ${page}`}
    icon={
      <Tile>
        <TextSearch aria-hidden="true" />
      </Tile>
    }
    title={t('Page {page}', { page: String(page) })}
    line={
      <bdi>
        {excerpt[0]}
        <QueryMatch text={excerpt[1]} />
        {excerpt[2]}
      </bdi>
    }
    onSelect={onSelect}
  />
);

export const RecentItem = ({ of: file, query, onSelect }: Chosen<RecentFile>) => (
  <Item
    value={`recent ${file.id}`}
    icon={
      <Tile>
        <FileText aria-hidden="true" />
      </Tile>
    }
    title={
      <bdi>
        <MarkedText text={file.name} query={query} />
      </bdi>
    }
    line={<JoinedFacts facts={file.facts} />}
    onSelect={onSelect}
  />
);

interface MarkedTextProps {
  readonly text: string;
  /** The typed text, in lower case. */
  readonly query: string;
}

/** A text whose first place of the query is underlined. */
const MarkedText = ({ text, query }: MarkedTextProps) => {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <QueryMatch text={text.slice(at, at + query.length)} />
      {text.slice(at + query.length)}
    </>
  );
};

const QueryMatch = ({ text }: { readonly text: string }) => (
  <mark className="bg-transparent font-semibold text-ink underline decoration-brand-text decoration-2 underline-offset-4">
    {text}
  </mark>
);

/** A finished file that can be worked on. */
export interface RecentFile {
  readonly id: string;
  readonly name: string;
  /** The tool that made it, and its size. */
  readonly facts: readonly string[];
}

type Row = Pick<RecentConversion, 'id' | 'operation' | 'originalFileName' | 'status' | 'size'> &
  Pick<ListedConversion, 'downloadName'> & { readonly hasPassword?: boolean };

const asRecent = (row: Row): RecentFile => ({
  id: row.id,
  name: row.downloadName ?? row.originalFileName,
  facts: [translated(findTool(row.operation)?.title ?? ''), row.size === null ? '' : humanSize(row.size)].filter(
    (fact) => fact !== '',
  ),
});

/** The finished files whose names have what was typed, newest first. */
export const recentFiles = (rows: readonly Row[], typed: string): readonly RecentFile[] =>
  rows
    .filter(({ status, hasPassword }) => status === 'completed' && hasPassword !== true)
    .map(asRecent)
    .filter(({ name }) => name.toLowerCase().includes(asQuery(typed)));
