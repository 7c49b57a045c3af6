import { Link } from 'react-router-dom';
import { AsButton } from '../../parts/as-button.js';
import { Heading } from '../../parts/heading.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { FindPage } from './find-page.js';
import { t } from '../../text/t.js';

export const NotFound = () => (
  <ScreenMain state="not-found" className="glow">
    <div className="page grid justify-items-center py-24 text-center">
      <Heading className="text-[clamp(2.25rem,6vw,3.5rem)]">{t('404 Page Not Found')}</Heading>
      <p className="mb-8 mt-4 text-lg text-muted">{t('Did you forget to add the page to the router?')}</p>
      <AsButton>
        <Link to="/">{t('Go Home')}</Link>
      </AsButton>
      <FindPage />
    </div>
  </ScreenMain>
);
