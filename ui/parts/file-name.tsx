import { NAME_SHOWN } from '../../contracts/limits.js';
import { nameParts, shortName, wrappedName } from '../text/file-names.js';

interface FileNameProps {
  readonly name: string;
  /** Maximum number of characters shown; in less room, more of the middle is cut. */
  readonly length?: number;
  readonly className?: string;
}

/** Parted so that its ending stays in sight; read out in one piece, which two boxes beside each other would not be. */
export const FileName = ({ name, length, className = '' }: FileNameProps) => {
  const { start, end, isCut } = nameParts(name, length);
  const isParted = start !== '' && end !== '';
  return (
    <span title={name} dir="ltr" className={`relative flex min-w-0 overflow-hidden rtl:justify-end ${className}`}>
      <span
        aria-hidden={isParted}
        className={`overflow-hidden ${isCut ? 'h-[1lh] break-all' : 'text-ellipsis whitespace-pre'}`}
      >
        {start}
      </span>
      <span aria-hidden={isParted} className="shrink-0 whitespace-pre">
        {end}
      </span>
      {isParted && <span className="sr-only select-none">{start + end}</span>}
    </span>
  );
};

/** A file name within a sentence, as long as lists and dialogs show it. */
export const NameInText = ({ name }: { readonly name: string }) => (
  <bdi title={name} className="wrap-anywhere">
    {shortName(name, NAME_SHOWN.dialog)}
  </bdi>
);

interface WholeNameProps {
  readonly name: string;
  /** Maximum number of characters shown. */
  readonly length?: number;
}

/** A file name over several lines: cut in its middle where it is very long, and its ending stays in one piece. */
export const WholeName = ({ name, length }: WholeNameProps) => {
  const { start, ending } = wrappedName(name, length);
  return (
    <bdi title={name} className="wrap-anywhere">
      {start}
      {ending !== '' && <span className="inline-block max-w-full">{ending}</span>}
    </bdi>
  );
};
