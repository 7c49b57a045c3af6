import { memo, useEffect, useRef } from 'react';
import type { PageSize } from '../../pdf/pdf-document.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import type { DraftMarkOf } from '../marks/draft-mark.js';
import { markWords } from './mark-words.js';
import { placed } from './placed.js';

interface TextMarkProps {
  readonly edit: EditActor;
  readonly mark: DraftMarkOf<'text'>;
  readonly size: PageSize;
  readonly isWritten: boolean;
}

const families = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' } as const;

/** Room between the box of a text and its letters, in points. */
const INSET_POINTS = 2;

/** Points of the page as a share of its width, whatever its zoom. */
const points = (length: number, { width }: PageSize): string => `${(length / width) * 100}cqw`;

const lookOf = ({ mark, size }: Omit<TextMarkProps, 'edit' | 'isWritten'>) => ({
  ...placed(mark.box, size),
  padding: points(INSET_POINTS, size),
  color: mark.colour,
  opacity: mark.opacity,
  fontSize: points(mark.size, size),
  fontFamily: families[mark.font],
  fontWeight: mark.bold ? 700 : 400,
  fontStyle: mark.italic ? 'italic' : 'normal',
  textAlign: mark.align,
  background: mark.fill ?? undefined,
});

/** A text where it stands on the page, or the field that it is written in. */
export const TextMark = memo(({ isWritten, ...props }: TextMarkProps) => {
  const { edit, mark } = props;
  if (isWritten) return <TextField {...props} />;
  return (
    <div
      data-mark={mark.id}
      data-kind="text"
      dir="auto"
      tabIndex={0}
      role="button"
      aria-label={markWords(mark)}
      className="mark-text"
      style={lookOf(props)}
      onDoubleClick={() => edit.send({ type: 'writing.begun', id: mark.id })}
    >
      {mark.text}
    </div>
  );
});
TextMark.displayName = 'TextMark';

const TextField = ({ edit, mark, size }: Omit<TextMarkProps, 'isWritten'>) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <textarea
      ref={field}
      aria-label={t('Text box')}
      dir="auto"
      className="mark-text mark-writing"
      style={lookOf({ mark, size })}
      value={mark.text}
      onChange={({ target }) => {
        const pixels = target.scrollHeight / Math.max(1, target.clientWidth);
        edit.send({ type: 'text.written', text: target.value, height: pixels * mark.box.width });
      }}
      onBlur={() => edit.send({ type: 'writing.ended' })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        edit.send({ type: 'writing.ended' });
      }}
    />
  );
};
