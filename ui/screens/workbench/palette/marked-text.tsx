interface MarkedTextProps {
  readonly text: string;
  /** What was typed, in lower case. */
  readonly query: string;
}

/** A text whose first place of the query is underlined. */
export const MarkedText = ({ text, query }: MarkedTextProps) => {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Found text={text.slice(at, at + query.length)} />
      {text.slice(at + query.length)}
    </>
  );
};

export const Found = ({ text }: { readonly text: string }) => (
  <mark className="bg-transparent font-semibold text-ink underline decoration-brand-text decoration-2 underline-offset-4">
    {text}
  </mark>
);
