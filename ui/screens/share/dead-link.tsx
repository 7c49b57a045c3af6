import { Link } from 'react-router-dom';
import { AsButton } from '../../parts/as-button.js';
import { Button } from '../../parts/button.js';
import { Heading } from '../../parts/heading.js';

interface DeadLinkProps {
  readonly title: string;
  readonly onRetry?: () => void;
}

/** A link that leads nowhere. */
export const DeadLink = ({ title, onRetry }: DeadLinkProps) => (
  <div className="grid justify-items-center py-20 text-center">
    <Heading className="max-w-xl text-[clamp(2rem,5vw,3rem)] leading-tight">{title}</Heading>
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
