import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import type { EditableLine } from '../../../contracts/api/editable-text.js';
import type { PageBox, PageEdit } from '../../../contracts/tools/page-edits.js';
import { useNarrow } from '../../browser/use-narrow.js';
import type { PageSize } from '../../pdf/pdf-document.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { editsOf, type PageLines as PageRead } from '../machine/lines-context.js';
import { editAbout, editOf, isRefused } from '../marks/page-edits.js';
import { MovedLook } from './moved-look.js';
import { movedBox, placed } from './placed.js';
import { ReplacePicture } from './replace-picture.js';
import { useMovable } from './use-movable.js';

interface PageLinesProps {
  readonly edit: EditActor;
  readonly page: number;
  readonly size: PageSize;
}

/** Points of the page as a share of its width, whatever its zoom. */
const points = (length: number, { width }: PageSize): string => `${(length / width) * 100}cqw`;

const families = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' } as const;

/** Letters of a line whose font is not known take this share of its height. */
const LETTER_SHARE = 0.8;

type Looks = Pick<EditableLine, 'font' | 'size' | 'colour'>;

/** A line whose font is not known is set in this one. */
const usualLooks = (box: PageBox): Looks => ({
  font: { name: '', family: 'sans', bold: false, italic: false },
  size: box.height * LETTER_SHARE,
  colour: '#000000',
});

const lookOf = (box: PageBox, looks: Looks | undefined, size: PageSize): CSSProperties => {
  const { font, size: letters, colour } = looks ?? usualLooks(box);
  return {
    ...placed(box, size),
    lineHeight: points(box.height, size),
    fontSize: points(letters, size),
    fontFamily: families[font.family],
    fontWeight: font.bold ? 700 : 400,
    fontStyle: font.italic ? 'italic' : 'normal',
    color: colour,
  };
};

/** The new words of a page, over those in the document. */
const Changed = ({
  edit,
  size,
  looks,
}: {
  readonly edit: PageEdit;
  readonly size: PageSize;
  readonly looks?: Looks | undefined;
}) => (
  <span data-changed={edit.kind} dir="auto" className="line-changed" style={lookOf(edit.box, looks, size)}>
    {edit.kind === 'text' && edit.text}
  </span>
);

/** Tells that a page is in sight, as long as its lines are not known. */
const useSeen = ({ edit, page }: PageLinesProps, isWanted: boolean) => {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!mark.current || !isWanted) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) edit.send({ type: 'page.seen', page });
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [edit, page, isWanted]);
  return mark;
};

/** The lines and pictures of a page, to be chosen while text is edited, and what was changed of them. */
export const PageLines = memo((props: PageLinesProps) => {
  const { edit, page, size } = props;
  const isOn = useSelector(edit, ({ context }) => context.instrument === 'retype');
  const read = useSelector(edit, ({ context }) => context.lines[page]);
  const edits = useSelector(edit, ({ context }) => editsOf(context));
  const seen = useSeen(props, isOn && read === undefined);
  const lines = read && 'lines' in read ? read.lines : [];
  return (
    <>
      <span ref={seen} className="pointer-events-none absolute inset-0" />
      {edits
        .filter((one) => one.page === page)
        .map((one) => (
          <Changed
            key={JSON.stringify([one.box, 'find' in one && one.find])}
            edit={one}
            size={size}
            looks={lines.find((line) => editOf([one], { page, line }))}
          />
        ))}
      {edits
        .filter((one) => one.page === page && (one.kind === 'move' || one.kind === 'replace'))
        .map((one) => (
          <MovedLook key={JSON.stringify(one)} edit={edit} one={one} size={size} />
        ))}
      {isOn && read !== undefined && <Editable {...props} read={read} />}
    </>
  );
});
PageLines.displayName = 'PageLines';

/** The parts of a page that can be chosen; a line while it is being read, or the reason why it cannot be. */
const Editable = ({ read, ...props }: PageLinesProps & { readonly read: PageRead | null }) => {
  if (read === null) return <p className="line-said">{t('Reading the text of the page …')}</p>;
  if ('problem' in read) {
    return (
      <p role="alert" className="line-said">
        {read.problem}
      </p>
    );
  }
  return (
    <>
      {read.lines.map((line, at) => (
        <Line key={at} {...props} line={line} />
      ))}
      {read.pictures.map(({ box }, at) => (
        <Picture key={at} {...props} box={box} number={at + 1} />
      ))}
    </>
  );
};

const Line = memo(({ edit, page, size, line }: PageLinesProps & { readonly line: EditableLine }) => {
  const isNarrow = useNarrow();
  const retyped = useSelector(edit, ({ context: { retyped: now } }) =>
    now?.line === line && now.page === page ? now : null,
  );
  const isRefusedHere = useSelector(edit, ({ context }) => {
    const own = editOf(editsOf(context), { page, line });
    return own !== undefined && isRefused(own, context.problem);
  });
  const said = useSelector(edit, ({ context }) => editOf(editsOf(context), { page, line })?.text ?? line.text);
  const object = useMemo(() => ({ page, box: line.box, find: line.text }), [page, line]);
  const kind = useSelector(edit, ({ context }) => editAbout(editsOf(context), object)?.kind);
  const { by, wasDragged, acts } = useMovable({ edit, object, size });
  if (kind === 'delete') return null;
  if (retyped && !isNarrow) return <LineField {...{ edit, size, line }} text={retyped.text} />;
  return (
    <button
      type="button"
      data-line
      data-refused={isRefusedHere}
      aria-pressed={retyped !== null}
      aria-label={t('Change “{text}”', { text: said })}
      className="line-box"
      style={placed(movedBox(line.box, by), size)}
      {...acts}
      onClick={() => {
        if (!wasDragged() && kind !== 'move') edit.send({ type: 'line.chosen', page, line });
      }}
    >
      {retyped && <Retyped line={line} size={size} text={retyped.text} />}
    </button>
  );
});
Line.displayName = 'Line';

/** On a phone, where the line is written in the sheet. */
const Retyped = ({
  line,
  size,
  text,
}: {
  readonly line: EditableLine;
  readonly size: PageSize;
  readonly text: string;
}) => (
  <span
    dir="auto"
    className="line-changed"
    style={{ ...lookOf(line.box, line, size), inset: 0, width: '100%', height: '100%' }}
  >
    {text}
  </span>
);

interface LineFieldProps extends Omit<PageLinesProps, 'page'> {
  readonly line: EditableLine;
  readonly text: string;
}

const LineField = ({ edit, size, line, text }: LineFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <input
      ref={field}
      type="text"
      aria-label={t('Line of text')}
      dir="auto"
      className="line-field"
      style={lookOf(line.box, line, size)}
      value={text}
      onChange={({ target }) => edit.send({ type: 'line.typed', text: target.value })}
      onBlur={() => edit.send({ type: 'line.taken' })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        edit.send({ type: event.key === 'Enter' ? 'line.taken' : 'line.left' });
      }}
    />
  );
};

interface PictureProps extends PageLinesProps {
  readonly box: PageBox;
  /** From 1, on its page. */
  readonly number: number;
}

/** A picture of the page: it is dragged, moved and removed by keys, or has another one put in its place. */
const Picture = ({ edit, page, size, box, number }: PictureProps) => {
  const object = useMemo(() => ({ page, box }), [page, box]);
  const kind = useSelector(edit, ({ context }) => editAbout(editsOf(context), object)?.kind);
  const { by, acts } = useMovable({ edit, object, size });
  if (kind === 'delete') return null;
  return (
    <div className="line-picture" style={placed(movedBox(box, by), size)}>
      <button
        type="button"
        aria-label={t('Picture {n}', { n: String(number) })}
        title={t('Drag it, move it with the arrow keys, or remove it with Delete')}
        className="line-picture-grip"
        {...acts}
      />
      <ReplacePicture edit={edit} object={object} isIcon />
      <button
        type="button"
        aria-label={t('Remove this picture')}
        title={t('Remove this picture')}
        onClick={() => edit.send({ type: 'object.removed', object })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
};
