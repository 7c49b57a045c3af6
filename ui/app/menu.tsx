import { Menu as MenuIcon } from 'lucide-react';
import { menuLater } from '../parts/menus/menu-later.js';
import { t } from '../text/t.js';

const FullMenu = menuLater<object>(async () => (await import('./full-menu.js')).FullMenu);

/** The links of the header where they don't fit in one row, and the tools by group. */
export const Menu = () => (
  <FullMenu
    button={
      <button
        type="button"
        className="grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink lg:hidden"
      >
        <MenuIcon className="size-5" aria-hidden="true" />
        <span className="sr-only">{t('Menu')}</span>
      </button>
    }
  />
);
