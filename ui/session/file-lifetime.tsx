import { t } from '../text/t.js';
import { useAppState } from './use-app-state.js';

/** How long a link made now will live. Requirement. */
const lifetimes = {
  guest: 'The file is deleted from this server after 4 weeks.',
  member: 'The file is deleted from this server after 3 months.',
} as const;

/** Shown with every new file: when it is deleted. */
export const FileLifetime = () => {
  const owner = useAppState('auth', (state) => (state.hasTag('authenticated') ? 'member' : 'guest'), 'guest');
  return <p className="mt-2 text-[0.8125rem] text-muted">{t(lifetimes[owner])}</p>;
};
