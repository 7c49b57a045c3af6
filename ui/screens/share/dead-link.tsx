import { Link } from 'react-router-dom';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import { t } from '../../text/t.js';

interface DeadLinkProps {
  /** Retries, if that may help. */
  readonly onRetry?: () => void;
}

/** Actions for a link that does not open. */
export const DeadLink = ({ onRetry }: DeadLinkProps) => (
  <div className="grid justify-items-center pb-20 text-center">
    <p className="mb-8 mt-4 max-w-md text-muted">
      {t(onRetry ? 'Please try again in a few moments.' : 'Ask the person who sent it for a new one.')}
    </p>
    <div className="flex gap-3">
      {onRetry && <Button onClick={onRetry}>{t('Try again')}</Button>}
      <AsButton tone={onRetry ? 'quiet' : 'primary'}>
        <Link to="/">{t('Go Home')}</Link>
      </AsButton>
    </div>
  </div>
);
