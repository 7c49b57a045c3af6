import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { IconButton } from '../parts/button.js';
import { useApp } from './app-actors.js';
import { t } from '../text/t.js';

export const Banner = () => {
  const { banner } = useApp();
  const showing = useSelector(banner, (state) => state.matches('showing'));
  if (!showing) return null;
  return (
    <aside aria-label={t('App')} className="border-b border-line bg-brand-soft text-brand-text">
      <div className="page flex items-center justify-between py-1 text-sm">
        <p>{t('The iOS app is coming soon.')}</p>
        <IconButton
          label={t('Dismiss')}
          onClick={() => {
            banner.send({ type: 'banner.dismissed' });
          }}
        >
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
};
