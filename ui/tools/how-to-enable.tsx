import type { Capability } from '../../contracts/api/capabilities.js';

const intents: Readonly<Record<Capability['state'], string>> = {
  full: '',
  limited: 'For more: ',
  missing: 'To turn it on: ',
};

/** How the operator can enable or extend a capability; nothing if there is nothing to do. */
export const Unlock = ({ capability: { state, unlock } }: { readonly capability: Capability }) =>
  unlock !== null && (
    <p className="mt-1.5 rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] wrap-anywhere text-muted">
      <span className="font-medium text-ink">{intents[state]}</span>
      {unlock}
    </p>
  );
