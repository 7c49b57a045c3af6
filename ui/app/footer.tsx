import { Link } from 'react-router-dom';
import { places } from './menu-links.js';

const place = 'rounded px-1 py-1 transition-colors hover:text-ink';

export const Footer = () => (
  <footer className="mt-24 border-t border-line">
    <div className="page flex flex-wrap items-center justify-center gap-x-6 gap-y-1 py-10 text-sm text-muted">
      <Link to="/" className={place}>
        Docket
      </Link>
      {places.map(({ to, text }) => (
        <Link key={to} to={to} className={place}>
          {text}
        </Link>
      ))}
      <span className="px-1 py-1">iOS app coming soon</span>
    </div>
  </footer>
);
