/** Styles of a site with a logo of its own put that in its place (`site-logo`), but for the preview of another one. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" className="site-logo size-8" aria-hidden="true">
    <rect width="32" height="32" rx="9" className="fill-brand" />
    <g className="fill-none stroke-on-brand stroke-2" strokeLinejoin="round" strokeLinecap="round">
      <path d="m16 7 9 4.2-9 4.3-9-4.3z" />
      <path d="m7 16 9 4.3 9-4.3" />
      <path d="m7 20.8 9 4.2 9-4.2" />
    </g>
  </svg>
);
