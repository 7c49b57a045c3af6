import { useSelector } from '@xstate/react';
import { Command, useCommandState } from 'cmdk';
import { Search } from 'lucide-react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { openModal } from '../../../parts/dialog.js';
import type { HistoryActor } from '../../../history/rows/history.machine.js';
import { inHand } from '../../../work/machine/work-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { offeredFiles } from '../../../work/files/selection.js';
import type { RecentActor } from '../../../history/recent/recent.machine.js';
import { KeyCap } from '../../../parts/key-cap.js';
import { printedKeys } from '../keys/printed-keys.js';
import { asQuery, matchPage, matchTools, type ToolMatch } from './match-tools.js';
import { answerWithoutTool } from './no-tool.js';
import { PageItem, RecentItem, TextItem, ToolItem } from './palette-items.js';
import type { PaletteActor } from './palette.machine.js';
import { type NamedRow, namedRows } from './palette-rows.js';
import { recentFiles } from './palette-items.js';
import { SHOWN_MAX } from './search-excerpts.js';
import { t, translated } from '../../../text/t.js';
import { useEffect } from 'react';

export interface PaletteProps {
  readonly palette: PaletteActor;
  readonly work: WorkActor;
  readonly recent: RecentActor;
  readonly history: HistoryActor;
  readonly capabilities: CapabilitiesReply | null;
  readonly onTool: (row: NamedRow) => void;
  readonly onPage: (page: number) => void;
}

/** Tools, pages and recent files, found by typing. */
export const Palette = (props: PaletteProps) => {
  const { palette } = props;
  const query = useSelector(palette, ({ context }) => context.query);
  return (
    <dialog
      ref={openModal}
      aria-label={t('Find a tool')}
      onCancel={(event) => {
        event.preventDefault();
        palette.send({ type: 'palette.closed' });
      }}
      className="mx-auto mt-28 mb-4 max-h-[calc(100dvh-8rem)] w-full max-w-[40rem] animate-rise overflow-hidden rounded-3xl border border-line bg-card p-0 text-ink shadow-lift backdrop:bg-[rgb(16_21_19/0.55)] open:flex max-md:mt-2 max-md:max-h-[calc(100dvh-1rem)]"
    >
      <Command label={t('Find a tool')} shouldFilter={false} loop className="flex min-h-0 w-full flex-col">
        <div className="flex items-center gap-3.5 border-b border-line px-6">
          <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <Command.Input
            value={query}
            onValueChange={(text) => palette.send({ type: 'query.typed', text })}
            placeholder={t('Find a tool, a page or a recent file')}
            className="my-2 min-h-12 min-w-0 flex-1 rounded-lg bg-transparent px-2 text-[1.0625rem] -outline-offset-2 placeholder:text-muted"
          />
          <button
            type="button"
            onClick={() => palette.send({ type: 'palette.closed' })}
            className="grid min-h-11 min-w-11 place-items-center"
          >
            <KeyCap text={printedKeys('Escape').join('')} />
            <span className="sr-only">{t('Close')}</span>
          </button>
        </div>
        <Found {...props} />
        <ActiveOption />
        <Foot palette={palette} />
      </Command>
    </dialog>
  );
};

/** Finds rows for the typed text. */
const useFound = ({ palette, work, recent, history, capabilities }: PaletteProps) => {
  const { query, pdf, found } = useSelector(palette, ({ context }) => context);
  const context = useSelector(work, (state) => state.context);
  const guestRows = useSelector(recent, (state) => state.context.rows);
  const memberRows = useSelector(history, (state) => state.context.rows);
  const rows = namedRows(offeredFiles(inHand(context)), capabilities);
  const page = matchPage(query, pdf?.pageCount ?? 0);
  const texts = found.slice(0, SHOWN_MAX - (page === null ? 0 : 1));
  return {
    query: asQuery(query),
    tools: matchTools(rows, query).slice(0, SHOWN_MAX),
    page,
    texts,
    files: recentFiles([...guestRows, ...memberRows], query).slice(0, SHOWN_MAX),
    fitting: matchTools(rows, '').slice(0, 3),
  };
};

const GROUP =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-[0.8125rem] [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted';

const Found = (props: PaletteProps) => {
  const { palette, onTool, onPage } = props;
  const { query, tools, page, texts, files, fitting } = useFound(props);
  const pages = page === null ? [] : [page];
  const count = tools.length + pages.length + texts.length + files.length;
  return (
    <>
      <Outcome palette={palette} query={query} count={count} />
      <Command.List label={t('Found')} className="min-h-0 overflow-y-auto overscroll-contain px-2.5 pb-2.5">
        <Tools matches={count === 0 ? fitting : tools} query={query} onTool={onTool} />
        {pages.length + texts.length > 0 && (
          <Command.Group heading={t('In this document')} className={GROUP}>
            {pages.map((one) => (
              <PageItem key={one} of={one} onSelect={() => onPage(one)} />
            ))}
            {texts.map((text) => (
              <TextItem key={text.page} of={text} onSelect={() => onPage(text.page)} />
            ))}
          </Command.Group>
        )}
        {files.length > 0 && (
          <Command.Group heading={t('Recent files')} className={GROUP}>
            {files.map((file) => (
              <RecentItem
                key={file.id}
                of={file}
                query={query}
                onSelect={() => palette.send({ type: 'recent.chosen', id: file.id, name: file.name })}
              />
            ))}
          </Command.Group>
        )}
      </Command.List>
    </>
  );
};

interface ToolsProps extends Pick<PaletteProps, 'onTool'> {
  readonly matches: readonly ToolMatch[];
  readonly query: string;
}

const Tools = ({ matches, query, onTool }: ToolsProps) =>
  matches.length > 0 && (
    <Command.Group heading={t('Tools')} className={GROUP}>
      {matches.map((match) => (
        <ToolItem key={match.row.id} of={match} query={query} onSelect={() => onTool(match.row)} />
      ))}
    </Command.Group>
  );

const nothingFound = (query: string): string => {
  const answer = answerWithoutTool(query);
  return answer === null ? t('Nothing found for “{query}”. These tools fit:', { query }) : translated(answer);
};

interface OutcomeProps extends Pick<PaletteProps, 'palette'> {
  readonly query: string;
  readonly count: number;
}

/** How much is found, said to screen readers once nothing more is looked for. */
const Outcome = ({ palette, query, count }: OutcomeProps) => {
  const isSearching = useSelector(
    palette,
    (state) => state.matches({ open: 'settling' }) || state.matches({ open: 'searching' }),
  );
  const nothing = count === 0 && !isSearching;
  return (
    <p role="status" className={nothing ? 'px-6 pt-4 text-sm text-muted' : 'sr-only'}>
      {nothing ? nothingFound(query) : isSearching ? '' : t('{n} found', { n: count })}
    </p>
  );
};

const Foot = ({ palette }: Pick<PaletteProps, 'palette'>) => (
  <div className="flex min-h-12 items-center gap-5 border-t border-line bg-sunken px-6 text-[0.8125rem] text-muted">
    <span aria-hidden="true" className="flex items-center gap-1.5 max-sm:hidden">
      <KeyCap text="↑" />
      <KeyCap text="↓" />
      {t('choose')}
    </span>
    <span aria-hidden="true" className="flex items-center gap-1.5 max-sm:hidden">
      <KeyCap text="↵" />
      {t('open')}
    </span>
    <button
      type="button"
      onClick={() => palette.send({ type: 'shortcuts.opened' })}
      className="ms-auto flex min-h-11 items-center gap-1.5 hover:text-ink"
    >
      {t('All shortcuts')}
    </button>
  </div>
);

/** The list keeps naming an option that has gone while others took its place; screen readers are told the present one. */
const ActiveOption = () => {
  const value = useCommandState((state) => state.value);
  const id = useCommandState((state) => state.selectedItemId);
  const count = useCommandState((state) => state.filtered.count);
  useEffect(() => {
    const option = document.querySelector('dialog [cmdk-item][aria-selected=true]');
    for (const control of document.querySelectorAll('dialog :is([cmdk-input], [cmdk-list])')) {
      if (option) control.setAttribute('aria-activedescendant', option.id);
      else control.removeAttribute('aria-activedescendant');
    }
  }, [value, id, count]);
  return null;
};
