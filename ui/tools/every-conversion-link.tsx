import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../text/t.js';

/** From the last 20 to all that there is. */
export const EveryConversionLink = () => (
  <Link
    to="/conversions"
    className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm text-muted transition-colors hover:text-ink"
  >
    {t('All conversions')}
    <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
  </Link>
);
