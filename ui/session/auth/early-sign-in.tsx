import { buttonLook } from '../../parts/button-look.js';
import { t } from '../../text/t.js';

/** Until it is known who is here: only newcomers see it, and the page that it leads to knows the ways to sign in. */
export const EarlySignIn = () => (
  <a href="/account" className={buttonLook({ tone: 'quiet', size: 'small' }, 'invisible in-data-newcomer:visible')}>
    {t('Sign in')}
  </a>
);
