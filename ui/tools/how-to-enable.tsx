import { Link } from 'react-router-dom';
import type { Capability } from '../../contracts/api/capabilities.js';
import { useIsAdmin } from '../session/use-is-admin.js';
import { t, translated } from '../text/t.js';
import type { Text } from '../../contracts/texts/text-catalogue.js';

const intents: Readonly<Record<Exclude<Capability['state'], 'full'>, Text>> = {
  limited: 'To enable everything:',
  missing: 'To turn it on:',
};

/** How a capability is enabled or extended, for administrators; nothing for anybody else, and if there is nothing to do. */
export const Unlock = ({ capability: { state, unlock } }: { readonly capability: Capability }) => {
  const isAdmin = useIsAdmin();
  if (!isAdmin || unlock === null) return null;
  return (
    <p className="mt-1.5 rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] wrap-anywhere text-muted">
      <span className="font-medium text-ink">{state !== 'full' && translated(intents[state])} </span>
      {translated(unlock)}{' '}
      <Link to="/admin/installation" className="text-brand-text underline">
        {t('Installation')}
      </Link>
    </p>
  );
};
