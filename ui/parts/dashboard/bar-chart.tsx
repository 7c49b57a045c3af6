import { monthDayText } from '../../text/times.js';
import { scaleTop } from './chart-columns.js';
import { locale } from '../../text/language.js';

export interface Column {
  readonly date: string;
  /** Stacked from the bottom. */
  readonly parts: readonly number[];
  /** The lines of the tooltip; the first is the day. */
  readonly lines: readonly string[];
}

interface BarChartProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** Classes of the parts. */
  readonly fills: readonly string[];
}

const CHART_HEIGHT = 100;
const BAR_STEP = 10;
const BAR_GAP = 2.5;

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** A bar for each day. The numbers follow in words, so a screen reader takes the chart as one image. */
export const BarChart = ({ label, columns, fills }: BarChartProps) => {
  const top = scaleTop(Math.max(...columns.map(({ parts }) => sum(parts))));
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs tabular-nums text-muted">
      <div aria-hidden="true" className="-my-2 flex flex-col justify-between text-end">
        {[top, top / 2, 0].map((mark) => (
          <span key={mark}>{mark.toLocaleString(locale())}</span>
        ))}
      </div>
      <div className="relative">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${columns.length * BAR_STEP} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          className="h-36 w-full overflow-visible rtl:-scale-x-100"
        >
          <GridLines width={columns.length * BAR_STEP} />
          {columns.map((column, at) => (
            <Bar key={column.date} column={column} x={at * BAR_STEP} top={top} fills={fills} />
          ))}
        </svg>
        <Values columns={columns} />
      </div>
      <span />
      <DateLabels columns={columns} />
    </div>
  );
};

const GridLines = ({ width }: { readonly width: number }) =>
  [0, CHART_HEIGHT / 2, CHART_HEIGHT].map((y) => (
    <line key={y} x1="0" x2={width} y1={y} y2={y} vectorEffect="non-scaling-stroke" className="stroke-line" />
  ));

/** The first day, the middle one and the last. */
const DateLabels = ({ columns }: { readonly columns: readonly Column[] }) => (
  <div aria-hidden="true" className="mt-1.5 flex justify-between">
    {[columns[0], columns[Math.floor(columns.length / 2)], columns.at(-1)].map(
      (column) => column && <span key={column.date}>{shortDay(column.date)}</span>,
    )}
  </div>
);

/** Shows the numbers of the column under the pointer; the list and the table have them too. */
const Values = ({ columns }: { readonly columns: readonly Column[] }) => (
  <ul aria-hidden="true" className="absolute inset-0 flex">
    {columns.map(({ date, lines: [day, ...numbers] }, at) => (
      <li key={date} className="group/value relative flex-1 hover:bg-ink/5">
        <div
          className={`pointer-events-none invisible absolute top-0 z-10 w-max rounded-xl border border-line bg-card px-3 py-2 shadow-lift group-hover/value:visible ${at < columns.length / 2 ? 'start-full ms-1' : 'end-full me-1'}`}
        >
          <p className="font-medium text-ink">{day}</p>
          {numbers.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </li>
    ))}
  </ul>
);

/** The year is in the lists. */
const shortDay = (date: string): string => monthDayText(date);

interface BarProps {
  readonly column: Column;
  readonly x: number;
  readonly top: number;
  readonly fills: readonly string[];
}

const Bar = ({ column: { parts }, x, top, fills }: BarProps) => (
  <g>
    {parts.map((part, index) => {
      const height = (part / top) * CHART_HEIGHT;
      const below = (sum(parts.slice(0, index)) / top) * CHART_HEIGHT;
      return (
        <rect
          key={fills[index]}
          x={x + BAR_GAP / 2}
          width={BAR_STEP - BAR_GAP}
          y={CHART_HEIGHT - below - height}
          height={height}
          className={fills[index]}
        />
      );
    })}
  </g>
);
