import { Link } from 'react-router-dom';

export const Footer = () => (
  <footer className="mt-24 border-t border-line">
    <div className="page flex flex-wrap items-center justify-center gap-x-2 gap-y-1 py-10 text-sm text-muted">
      <Link to="/" className="rounded px-1 py-1 hover:text-ink">
        Docket
      </Link>
      <span aria-hidden="true">·</span>
      <a href="/#tools" className="rounded px-1 py-1 hover:text-ink">
        Tools
      </a>
      <span aria-hidden="true">·</span>
      <a href="/#about" className="rounded px-1 py-1 hover:text-ink">
        How it works
      </a>
      <span aria-hidden="true">·</span>
      <span className="px-1 py-1">iOS app coming soon</span>
    </div>
  </footer>
);
