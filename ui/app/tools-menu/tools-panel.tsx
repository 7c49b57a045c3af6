import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { landingList, landingName, landingPath, type LandingEntry } from '../../pages/landing/landing-list.js';
import { ToolIcon } from '../../tools/tool-icon.js';
import { groupTitles } from '../../tools/tool-groups.js';
import { screenPlaces, type Place } from '../menu-links.js';
import { useAdvertised } from '../use-menu-links.js';
import { moveInMenu } from './move-in-menu.js';
import { addressHere } from '../../text/address-here.js';
import { t, translated } from '../../text/t.js';

type Group = LandingEntry['group'];

/** The group with most tools, in two columns. */
const WIDE: Group = 'organise';

/** The content of the menu of the tools. */
export const ToolsPanel = () => {
  const advertised = useAdvertised();
  return (
    <div ref={moveInMenu} className="page py-7">
      <div className="grid gap-x-6 lg:grid-cols-4">
        {(Object.keys(groupTitles) as Group[]).map((group) => (
          <section key={group} data-wide={group === WIDE || undefined} className="group/column lg:data-wide:col-span-2">
            <h2 className="text-[0.8125rem] font-semibold text-muted">{translated(groupTitles[group])}</h2>
            <ul className="mt-3 -ms-2 grid gap-x-6 lg:group-data-wide/column:grid-cols-2">
              {landingList
                .filter((entry) => entry.group === group && advertised([needsOf(entry)]).length > 0)
                .map((entry) => (
                  <ToolLine key={entry.tool} entry={entry} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4 text-sm">
        <Link
          to="/#tools"
          className="inline-flex items-center gap-1.5 py-1 font-medium text-brand-text hover:underline"
        >
          {t('All tools')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
        <ul className="flex flex-wrap gap-x-5">
          {advertised(screenPlaces).map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="inline-block py-1 text-muted transition-colors hover:text-ink">
                {translated(text)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const needsOf = (entry: LandingEntry): Pick<Place, 'needs' | 'tools'> => ({
  tools: [entry.tool],
  ...(findTool(entry.tool)?.needs === 'translation' && { needs: 'translation' }),
});

const ToolLine = ({ entry }: { readonly entry: LandingEntry }) => {
  const tool = findTool(entry.tool);
  return (
    <li className="group relative flex items-center gap-3 rounded-xl p-2 transition-colors hover:bg-ink/4">
      {tool && <ToolIcon tool={{ icon: tool.icon, group: entry.group }} />}
      <div className="min-w-0 leading-snug whitespace-normal">
        <Link to={addressHere(landingPath(entry))} className="text-sm font-medium">
          {translated(landingName(entry))}
          <span className="absolute inset-0 rounded-xl" />
        </Link>
        {tool && <p className="line-clamp-2 text-[0.8125rem] text-muted">{translated(tool.tagline)}</p>}
      </div>
    </li>
  );
};
