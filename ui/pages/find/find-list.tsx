import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { infoList } from '../../pages/info/info-list.js';
import { landingList, landingPath } from '../../pages/landing/landing-list.js';
import { toolOf } from '../../pages/landing/picker/tool-destination.js';
import { addressHere } from '../../text/address-here.js';
import { t, translated } from '../../text/t.js';

interface FoundPage {
  readonly path: string;
  readonly name: string;
  readonly about: string;
}

const pages: readonly FoundPage[] = [
  ...landingList.map((entry) => ({
    path: landingPath(entry),
    name: entry.name,
    about: toolOf(entry.tool).tagline,
  })),
  ...infoList.map(({ path, name }) => ({ path, name, about: path.startsWith('/help') ? 'Help' : 'About Docket' })),
];

/** Looks for a tool or a help page by its name. */
export const FindPage = () => {
  const navigate = useNavigate();
  return (
    <Command
      label={t('Find a tool or help')}
      className="mt-12 w-full max-w-md overflow-hidden rounded-3xl border border-line bg-card text-start shadow-card"
    >
      <div className="flex items-center gap-3 border-b border-line px-5">
        <Search className="size-[1.125rem] shrink-0 text-muted" aria-hidden="true" />
        <Command.Input
          placeholder={t('Find a tool or help')}
          className="min-h-13 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
        />
      </div>
      <Command.List label={t('Pages')} className="max-h-72 overflow-y-auto p-2" tabIndex={0}>
        <Command.Empty className="px-3 py-4 text-muted">{t('No page of that name.')}</Command.Empty>
        {pages.map(({ path, name, about }) => (
          <Command.Item
            key={path}
            value={`${translated(name)} ${translated(about)} ${name}`}
            onSelect={() => void navigate(addressHere(path))}
            className="flex min-h-11 cursor-pointer items-baseline gap-2.5 rounded-xl px-3 py-2.5 data-[selected=true]:bg-ink/5"
          >
            <span className="font-medium">{translated(name)}</span>
            <span className="min-w-0 truncate text-[0.8125rem] text-muted">{translated(about)}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
};
