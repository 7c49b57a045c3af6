import { Link } from 'react-router-dom';
import { Logo } from '../parts/logo.js';
import { Account } from '../session/account.js';
import { LanguageMenu } from '../session/language-menu.js';
import { HeaderFind } from './find/header-find.js';
import { Menu } from './menu.js';
import { ThemeButton } from '../session/theme-button.js';
import { ToolsMenu } from './tools-menu/tools-menu.js';
import { usePlaces } from './use-menu-links.js';
import { addressHere } from '../text/address-here.js';
import { t, translated } from '../text/t.js';
import { siteName } from '../text/site-name.js';

export const Header = () => (
  <header data-shell className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur">
    <div className="page flex h-16 items-center gap-2">
      <Link to="/" className="header-name">
        <span className="grid h-11 place-items-center">
          <Logo />
        </span>
        {siteName()}
      </Link>
      <nav aria-label={t('Main')} className="ms-4 hidden shrink-0 gap-0.5 whitespace-nowrap lg:flex">
        <ToolsMenu />
        <Places />
      </nav>
      <div className="ms-auto flex min-w-0 items-center gap-2 max-[22.5rem]:gap-0.5 [&>button]:shrink-0 max-[22.5rem]:[&>button]:size-9">
        <HeaderFind />
        <LanguageMenu />
        <ThemeButton />
        <Account />
        <Menu />
      </div>
    </div>
  </header>
);

/** Drawn apart from the header: drawing that anew as the answers come would lose what was pressed in its menus. */
const Places = () =>
  usePlaces().map(({ to, text }) => (
    <Link
      key={to}
      to={addressHere(to)}
      className="rounded-full px-3 py-2 text-sm text-muted transition-colors hover:text-ink"
    >
      {translated(text)}
    </Link>
  ));
