import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { infoList } from '../info/info-list.js';
import { landingList, landingName, landingPath } from '../landing/landing-list.js';
import { toolOf } from '../landing/picker/tool-destination.js';
import { IconButton } from '../../parts/button.js';
import { addressHere } from '../../text/address-here.js';
import { t, translated } from '../../text/t.js';
import { comparable, rateOf } from '../../tools/search/rate-text.js';
import { searchWordsOf } from '../../tools/search/loaded-search-words.js';

interface FoundPage {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  /** The tool that it is about. */
  readonly tool?: string;
}

const pages: readonly FoundPage[] = [
  ...landingList.map((entry) => ({
    path: landingPath(entry),
    name: landingName(entry),
    about: toolOf(entry.tool).tagline,
    tool: entry.tool,
  })),
  ...infoList.map(({ path, name }) => ({ path, name, about: path.startsWith('/help') ? 'Help' : 'About Docket' })),
];

/** The signature of the tool is drawn or typed where it is sealed: one page for both. */
const alsoOn: Readonly<Record<string, readonly string[]>> = { 'pdf-sign': ['pdf-place-signature'] };

/** Words that a page is found by, its name first. */
const wordsFor = ({ name, about, tool }: FoundPage): string[] => {
  const tools = tool === undefined ? [] : [tool, ...(alsoOn[tool] ?? [])];
  return [translated(name), name, translated(about), ...tools.flatMap(searchWordsOf)];
};

const BEST_RATE = 6;
const OF_ALL_WORDS = 1;

/** How well a page answers, from 0 for not at all to 1. */
const rate = (_: string, typed: string, words: string[] = []): number => {
  const query = comparable(typed);
  const rates = words.map((word) => rateOf(comparable(word), query));
  const all = ` ${comparable(words.join(' '))}`;
  const hasAll = query.split(' ').every((word) => all.includes(` ${word}`));
  return Math.max(...rates, hasAll ? OF_ALL_WORDS : 0) / BEST_RATE;
};

interface FindListProps {
  readonly className?: string;
  readonly onFound: (address: string) => void;
  /** Where it can be closed. */
  readonly onClose?: () => void;
}

/** Looks for a tool or a help page by its name, or by another word for it. */
export const FindList = ({ className = '', onFound, onClose }: FindListProps) => (
  <Command
    label={t('Find a tool or help')}
    filter={rate}
    loop
    className={`flex w-full flex-col overflow-hidden bg-card text-start ${className}`}
  >
    <div className="flex items-center gap-3 border-b border-line px-5">
      <Search className="size-[1.125rem] shrink-0 text-muted" aria-hidden="true" />
      <Command.Input
        placeholder={t('Find a tool or help')}
        className="my-1 min-h-11 min-w-0 flex-1 rounded-lg bg-transparent px-2 -outline-offset-2 placeholder:text-muted"
      />
      {onClose && (
        <IconButton label={t('Close')} onClick={onClose} className="-me-2.5 size-10">
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </div>
    <Command.List label={t('Pages')} className="max-h-72 overflow-y-auto overscroll-contain p-2" tabIndex={0}>
      <Command.Empty className="px-3 py-4 text-muted">{t('No page with that name.')}</Command.Empty>
      {pages.map((page) => (
        <Command.Item
          key={page.path}
          value={page.path}
          keywords={wordsFor(page)}
          onSelect={() => onFound(addressHere(page.path))}
          className="flex min-h-11 cursor-pointer items-baseline gap-2.5 rounded-xl px-3 py-2.5 data-[selected=true]:bg-ink/5"
        >
          <span className="shrink-0 font-medium">{translated(page.name)}</span>
          <span className="min-w-0 truncate text-[0.8125rem] text-muted">{translated(page.about)}</span>
        </Command.Item>
      ))}
    </Command.List>
  </Command>
);
