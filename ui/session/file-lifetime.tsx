import { retentionDays } from '../../contracts/retention.js';
import { t } from '../text/t.js';
import { useAppState } from './use-app-state.js';
import { useRetention } from './use-retention.js';

/** How long a link made now will live. Requirement. */
const lifetimes = {
  guest: 'The file is deleted from this server after 4 weeks.',
  member: 'The file is deleted from this server after 3 months.',
} as const;

/** Shown with every new file: when it is deleted. */
export const FileLifetime = () => {
  const owner = useAppState('auth', (state) => (state.hasTag('authenticated') ? 'member' : 'guest'), 'guest');
  const days = retentionDays(useRetention(), owner);
  return (
    <p className="mt-2 text-[0.8125rem] text-muted">
      {days === null ? t(lifetimes[owner]) : t('The file is deleted from this server after {n} days.', { n: days })}
    </p>
  );
};
