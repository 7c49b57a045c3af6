import { Menu as MenuIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkMenu } from '../parts/link-menu.js';
import { t, translated } from '../text/t.js';
import { landingGroups, type Place } from './menu-links.js';
import { useMenuPlaces } from './use-menu-links.js';

const linkTo = ({ to, text }: Place) => (
  <Link key={to} to={to}>
    {translated(text)}
  </Link>
);

/** The links of the header where they don't fit in one row, and the tools by group. */
export const Menu = () => (
  <LinkMenu
    button={
      <button
        type="button"
        className="grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink lg:hidden"
      >
        <MenuIcon className="size-5" aria-hidden="true" />
        <span className="sr-only">{t('Menu')}</span>
      </button>
    }
    links={useMenuPlaces().map(linkTo)}
    groups={landingGroups.map(({ title, places }) => ({ title: translated(title), links: places.map(linkTo) }))}
  />
);
