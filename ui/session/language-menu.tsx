import { Languages } from 'lucide-react';
import { menuLater } from '../parts/menus/menu-later.js';
import { t } from '../text/t.js';

const FullLanguageMenu = menuLater<object>(async () => (await import('./full-language-menu.js')).FullLanguageMenu);

/** Opens the list of languages. */
export const LanguageMenu = () => (
  <FullLanguageMenu
    button={
      <button type="button" title={t('Language')} className="header-icon">
        <Languages className="size-[1.125rem]" aria-hidden="true" />
        <span className="sr-only">{t('Language')}</span>
      </button>
    }
  />
);
