import type { ReactNode } from 'react';
import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { DraftMark, DraftMarkOf } from '../marks/draft-mark.js';
import { NOTE_SIDE } from '../marks/places.js';
import { FieldShape } from './field-shape.js';
import { pictureAddress } from '../parts/picture-address.js';

interface ShapeProps<Mark extends DraftMark = DraftMark> {
  readonly mark: Mark;
}

/** The width at which a finger or a pointer can take a thin line, in points. */
const GRASP_POINTS = 12;

/** Where lines lie, as a share of the height of the letters from the top, and how thick they are. */
const LINES = { highlight: 0, underline: 0.93, squiggly: 0.93, strikeout: 0.55 } as const;
const LINE_SHARE = 1 / 14;

const OverText = ({
  mark,
}: ShapeProps<
  DraftMarkOf<'highlight'> | DraftMarkOf<'underline'> | DraftMarkOf<'strikeout'> | DraftMarkOf<'squiggly'>
>) =>
  mark.boxes.map((box, at) =>
    mark.type === 'highlight' ? (
      <rect key={at} {...box} fill={mark.colour} style={{ mixBlendMode: 'multiply' }} />
    ) : (
      <g key={at}>
        <rect {...box} fill="transparent" />
        <line
          x1={box.x}
          x2={box.x + box.width}
          y1={box.y + box.height * LINES[mark.type]}
          y2={box.y + box.height * LINES[mark.type]}
          stroke={mark.colour}
          strokeWidth={Math.max(0.5, box.height * LINE_SHARE)}
        />
      </g>
    ),
  );

const NoteIcon = ({ mark: { x, y, colour } }: ShapeProps<DraftMarkOf<'note'>>) => (
  <g stroke="#333333" strokeLinejoin="round">
    <rect x={x + 1} y={y + 1} width={NOTE_SIDE - 2} height={NOTE_SIDE - 2} fill={colour} />
    {[6, 10, 14].map((down) => (
      <line key={down} x1={x + 4.5} x2={x + NOTE_SIDE - 4.5} y1={y + down} y2={y + down} />
    ))}
  </g>
);

type Stroke = DraftMarkOf<'ink'>['strokes'][number];

const pathOf = (points: Stroke): string =>
  points.length === 1
    ? `M ${points[0]?.[0]} ${points[0]?.[1]} l 0.01 0`
    : points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');

const USUAL_PRESSURE = 0.5;

/** Pressed harder, a pen draws wider. */
const widthUnder = (pressure: number, width: number): number => width * (0.4 + 1.2 * pressure);

const Strokes = ({ mark }: ShapeProps<DraftMarkOf<'ink'>>) => (
  <g fill="none" stroke={mark.colour} strokeWidth={mark.width} strokeLinecap="round" strokeLinejoin="round">
    {mark.strokes.map((points, at) => (
      <g key={at}>
        <path d={pathOf(points)} stroke="transparent" strokeWidth={Math.max(GRASP_POINTS, mark.width)} />
        {points.some((point) => point.length === 3) ? (
          <PressedStroke points={points} width={mark.width} />
        ) : (
          <path d={pathOf(points)} />
        )}
      </g>
    ))}
  </g>
);

const PressedStroke = ({ points, width }: { readonly points: Stroke; readonly width: number }) =>
  points.map((point, at) => {
    const before = points[at - 1] ?? point;
    return (
      <path
        key={at}
        d={pathOf(at === 0 ? [point] : [before, point])}
        strokeWidth={widthUnder(point[2] ?? USUAL_PRESSURE, width)}
      />
    );
  });

const HEAD_ANGLE = Math.PI / 7;

const headOf = ({ from: [fromX, fromY], to: [x, y], width }: DraftMarkOf<'arrow'>): string => {
  const back = Math.atan2(fromY - y, fromX - x);
  const length = Math.max(8, width * 4);
  const [left, right] = [back - HEAD_ANGLE, back + HEAD_ANGLE].map(
    (angle) => `${x + length * Math.cos(angle)} ${y + length * Math.sin(angle)}`,
  );
  return `M ${left} L ${x} ${y} L ${right}`;
};

const Line = ({ mark }: ShapeProps<DraftMarkOf<'line'> | DraftMarkOf<'arrow'>>) => {
  const path = `M ${mark.from.join(' ')} L ${mark.to.join(' ')}`;
  return (
    <g fill="none" stroke={mark.colour} strokeWidth={mark.width} strokeLinecap="round" strokeLinejoin="round">
      <path d={path} stroke="transparent" strokeWidth={Math.max(GRASP_POINTS, mark.width)} />
      <path d={path} />
      {mark.type === 'arrow' && <path d={headOf(mark)} />}
    </g>
  );
};

/** The line of a shape lies within its box. */
const inside = ({ x, y, width, height }: PageBox, by: number): PageBox => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

const Shape = ({ mark }: ShapeProps<DraftMarkOf<'rectangle'> | DraftMarkOf<'ellipse'>>) => {
  const { x, y, width, height } = inside(mark.box, mark.width / 2);
  const look = { fill: mark.fill ?? 'transparent', stroke: mark.colour, strokeWidth: mark.width };
  if (mark.type === 'rectangle') return <rect {...look} {...{ x, y, width, height }} />;
  return <ellipse {...look} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />;
};

const Path = ({ mark }: ShapeProps<DraftMarkOf<'polygon'> | DraftMarkOf<'polyline'>>) => {
  const path = `${pathOf(mark.points)}${mark.type === 'polygon' ? ' Z' : ''}`;
  return (
    <g fill="none" stroke={mark.colour} strokeWidth={mark.width} strokeLinecap="round" strokeLinejoin="round">
      <path d={path} stroke="transparent" strokeWidth={Math.max(GRASP_POINTS, mark.width)} />
      <path d={path} fill={mark.fill ?? 'none'} />
    </g>
  );
};

const Caret = ({ mark: { box, colour } }: ShapeProps<DraftMarkOf<'caret'>>) => {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const bottom = y + height;
  const sides = `C ${middle} ${bottom} ${middle} ${y} ${middle} ${y} C ${middle} ${y} ${middle} ${bottom}`;
  return (
    <g fill={colour}>
      <rect {...box} fill="transparent" />
      <path d={`M ${x} ${bottom} ${sides} ${x + width} ${bottom} Z`} />
    </g>
  );
};

/** The share of the height of its box; and how wide a bold letter is about, of its size. */
const STAMP_SHARE = 0.7;
const LETTER_SHARE = 0.66;
const STAMP_INSET = 4;

const StampText = ({ mark: { box, colour, text } }: ShapeProps<DraftMarkOf<'stamp'>>) => {
  const room = Math.max(1, box.width - 2 * STAMP_INSET);
  const size = Math.max(4, Math.min(box.height * STAMP_SHARE, room / Math.max(1, text.length * LETTER_SHARE)));
  return (
    <g>
      <rect {...inside(box, 1)} rx={3} fill="transparent" stroke={colour} strokeWidth={2} />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        fill={colour}
        fontSize={size}
        fontWeight={700}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {text}
      </text>
    </g>
  );
};

const symbolPaths = {
  check: 'M 15 50 L 40 78 L 85 20',
  cross: 'M 18 18 L 82 82 M 18 82 L 82 18',
} as const;

const Symbol = ({ mark: { box, colour, symbol } }: ShapeProps<DraftMarkOf<'symbol'>>) => {
  const side = Math.min(box.width, box.height);
  const x = box.x + (box.width - side) / 2;
  const y = box.y + (box.height - side) / 2;
  return (
    <>
      <rect {...box} fill="transparent" />
      <g transform={`translate(${x} ${y}) scale(${side / 100})`} fill="none" stroke={colour} strokeLinecap="round">
        {symbol === 'dot' && <circle cx={50} cy={50} r={30} fill={colour} stroke="none" />}
        {symbol === 'ring' && <circle cx={50} cy={50} r={45} strokeWidth={6} />}
        {(symbol === 'check' || symbol === 'cross') && (
          <path d={symbolPaths[symbol]} strokeWidth={12} strokeLinejoin="round" />
        )}
      </g>
    </>
  );
};

/** Its look belongs to another program: where it stands, until the version shows it there. */
const Place = ({ mark: { box } }: ShapeProps<DraftMarkOf<'other'>>) => (
  <rect {...box} fill="#1d539122" stroke="#1d5391" strokeDasharray="4 3" />
);

const PictureShape = ({ mark, pictures }: ShapeProps<DraftMarkOf<'picture'>> & Pictures) => {
  const file = pictures[mark.picture - 1];
  return (
    <>
      <rect {...mark.box} fill="transparent" />
      {file && <image {...mark.box} href={pictureAddress(file)} />}
    </>
  );
};

/** A signature that is still to seal the document has a frame. */
const SignShape = ({ mark: { box, picture }, pictures }: ShapeProps<DraftMarkOf<'sign'>> & Pictures) => {
  const file = pictures[picture - 1];
  return (
    <>
      <rect {...box} rx={2} fill="#0e5d4814" stroke="#0e5d48" strokeWidth={0.75} strokeDasharray="3 2" />
      {file && <image {...box} href={pictureAddress(file)} />}
    </>
  );
};

interface Pictures {
  /** Those that marks name by their numbers, from 1. */
  readonly pictures: readonly File[];
}

type ShapeOf = (props: { readonly mark: never } & Pictures) => ReactNode;

const shapes: Readonly<Partial<Record<DraftMark['type'], ShapeOf>>> = {
  highlight: OverText,
  underline: OverText,
  strikeout: OverText,
  squiggly: OverText,
  note: NoteIcon,
  ink: Strokes,
  line: Line,
  arrow: Line,
  rectangle: Shape,
  ellipse: Shape,
  polygon: Path,
  polyline: Path,
  caret: Caret,
  stamp: StampText,
  symbol: Symbol,
  picture: PictureShape,
  sign: SignShape,
  field: FieldShape,
  other: Place,
};

/** A mark as the version will show it, in points of its page. Texts are drawn by the browser instead. */
export const MarkShape = ({ mark, pictures = [] }: ShapeProps & Partial<Pictures>) =>
  shapes[mark.type]?.({ mark: mark as never, pictures });
