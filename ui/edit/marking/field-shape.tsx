import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { DraftMarkOf } from '../marks/draft-mark.js';
import { buttonBoxes } from '../marks/field-mark.js';

/** Fields lie on paper, which is white in both themes: they have the colours of the mode Fill. */
const usual = { fill: '#e4eefa', stroke: '#8fb2dc', letters: '#1d5391' } as const;
const signed = { fill: '#fbf0d9', stroke: '#b98a2f', letters: '#7a4b06' } as const;

const LETTER_MAX_PT = 10;
/** The share of the height of its box; and how wide a letter is about, of its size. */
const LETTER_OF_HEIGHT = 0.6;
const LETTER_SHARE = 0.55;
const INSET_PT = 3;

const roomFor = ({ width }: PageBox, size: number): number =>
  Math.max(0, Math.floor((width - 2 * INSET_PT) / (size * LETTER_SHARE)));

/** As much of the name as fits. */
const cut = (name: string, letters: number): string =>
  name.length <= letters ? name : letters < 2 ? '' : `${name.slice(0, letters - 1)}…`;

const Arrow = ({ box: { x, y, width, height } }: { readonly box: PageBox }) => {
  const side = Math.min(width, height) * 0.3;
  const left = x + width - side * 2;
  const top = y + height / 2 - side / 4;
  return <path d={`M ${left} ${top} l ${side / 2} ${side / 2} l ${side / 2} ${-side / 2}`} fill="none" />;
};

/** A field as it is to be: where it lies, what kind it is, and what it is called. */
export const FieldShape = ({ mark }: { readonly mark: DraftMarkOf<'field'> }) => {
  const { field, box, name, required } = mark;
  const { fill, stroke, letters } = field === 'signature' ? signed : usual;
  if (field === 'radio')
    return (
      <g fill={fill} stroke={stroke}>
        <rect {...box} fill="transparent" stroke="none" />
        {buttonBoxes(mark).map(({ x, y, width }, at) => (
          <circle key={at} cx={x + width / 2} cy={y + width / 2} r={Math.max(0.5, width / 2 - 0.5)} />
        ))}
      </g>
    );
  const size = Math.min(LETTER_MAX_PT, box.height * LETTER_OF_HEIGHT);
  const isTall = box.height > 2 * LETTER_MAX_PT;
  return (
    <g stroke={stroke}>
      <rect {...box} rx={1} fill={fill} />
      {field === 'choice' && <Arrow box={box} />}
      <text
        x={box.x + INSET_PT}
        y={isTall && field !== 'signature' ? box.y + size : box.y + box.height / 2}
        fill={letters}
        stroke="none"
        fontSize={size}
        dominantBaseline="central"
      >
        {field !== 'check' && cut(name, roomFor(box, size))}
        {required && ' *'}
      </text>
    </g>
  );
};
