import { Link } from 'react-router-dom';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';

interface DeadLinkProps {
  /** Where another try may help. */
  readonly onRetry?: () => void;
}

/** What is left to do with a link that leads nowhere. */
export const DeadLink = ({ onRetry }: DeadLinkProps) => (
  <div className="grid justify-items-center pb-20 text-center">
    <p className="mb-8 mt-4 max-w-md text-muted">
      {onRetry ? 'Please try again in a few moments.' : 'Ask the person who sent it for a new one.'}
    </p>
    <div className="flex gap-3">
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
      <AsButton tone={onRetry ? 'quiet' : 'primary'}>
        <Link to="/">Go Home</Link>
      </AsButton>
    </div>
  </div>
);
