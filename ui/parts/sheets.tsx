interface SheetProps {
  readonly turn: string;
  readonly accent: string;
}

const Sheet = ({ turn, accent }: SheetProps) => (
  <g transform={turn}>
    <rect x="-34" y="-45" width="68" height="90" rx="7" className="fill-card stroke-line" />
    <rect x="-24" y="-35" width="28" height="6" rx="3" className={accent} />
    <g className="stroke-line stroke-[3.5]" strokeLinecap="round">
      <path d="M-22-19h40M-22-10h36M-22-1h42M-22 8h28M-22 17h36" />
    </g>
  </g>
);

/** Three sheets of paper. */
export const Sheets = () => (
  <svg viewBox="0 0 200 122" className="h-28 w-auto" aria-hidden="true">
    <Sheet turn="translate(55 68) rotate(-11)" accent="fill-violet opacity-60" />
    <Sheet turn="translate(145 68) rotate(11)" accent="fill-amber opacity-60" />
    <Sheet turn="translate(100 58)" accent="fill-brand opacity-70" />
  </svg>
);
