import { wrappedName } from '../text/file-names.js';

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
