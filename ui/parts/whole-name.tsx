import { wrappedName } from '../text/file-names.js';

/** A file name over several lines: cut in its middle where it is very long, and its ending stays in one piece. */
export const WholeName = ({ name }: { readonly name: string }) => {
  const { start, ending } = wrappedName(name);
  return (
    <bdi title={name} className="wrap-anywhere">
      {start}
      {ending !== '' && <span className="inline-block max-w-full">{ending}</span>}
    </bdi>
  );
};
