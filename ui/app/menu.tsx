import { Menu as MenuIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkMenu } from '../parts/link-menu.js';
import { usePlaces } from './use-menu-links.js';

/** The links of the header where they don't fit in one row. */
export const Menu = () => (
  <LinkMenu
    button={
      <button
        type="button"
        className="grid size-10 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink lg:hidden"
      >
        <MenuIcon className="size-5" aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </button>
    }
    links={usePlaces().map(({ to, text }) => (
      <Link key={to} to={to}>
        {text}
      </Link>
    ))}
  />
);
