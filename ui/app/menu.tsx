import { Menu as MenuIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { usePlaces } from './use-menu-links.js';

/** The places of the header where they don't fit side by side. */
export const Menu = () => {
  const { key } = useLocation();
  const places = usePlaces();
  return (
    // A new one for each place, so that it closes behind the visitor.
    <details key={key} className="relative lg:hidden">
      <summary className="grid size-10 list-none place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink">
        <MenuIcon className="size-5" aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute right-0 top-12 grid w-52 gap-1 rounded-2xl border border-line bg-card p-2 shadow-lift"
      >
        {places.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-11 items-center rounded-xl px-3 transition-colors hover:bg-ink/5"
          >
            {text}
          </Link>
        ))}
      </nav>
    </details>
  );
};
