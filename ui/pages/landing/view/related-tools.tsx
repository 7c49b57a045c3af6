import { Link } from 'react-router-dom';
import { addressHere } from '../../../text/address-here.js';
import { translated } from '../../../text/t.js';
import { useCapabilities } from '../../../session/use-capabilities.js';
import { isAdvertised } from '../../../tools/advertised.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import type { LandingPage } from '../landing-page.js';
import { landingList, landingPath } from '../landing-list.js';
import { toolOf } from '../picker/tool-destination.js';

/** Links to other landing pages, as cards. */
export const RelatedTools = ({ related }: Pick<LandingPage, 'related'>) => {
  const capabilities = useCapabilities();
  return (
    <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4">
      {landingList
        .filter((entry) => related.includes(landingPath(entry)) && isAdvertised(toolOf(entry.tool), capabilities))
        .map((entry) => (
          <li
            key={entry.tool}
            className="relative flex items-center gap-3.5 rounded-2xl border border-line bg-card p-3.5 transition-colors hover:border-edge"
          >
            <ToolIcon tool={toolOf(entry.tool)} />
            <div className="min-w-0">
              <Link to={addressHere(landingPath(entry))} className="text-[0.9375rem] leading-snug font-medium">
                {translated(toolOf(entry.tool).title)}
                <span className="absolute inset-0 rounded-2xl" />
              </Link>
              <p className="text-[0.8125rem] text-muted">{translated(toolOf(entry.tool).tagline)}</p>
            </div>
          </li>
        ))}
    </ul>
  );
};
