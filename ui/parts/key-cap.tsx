/** A key as it is printed on a keyboard. */
export const KeyCap = ({ text }: { readonly text: string }) => (
  <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-md border border-line bg-card px-1.5 font-sans text-xs font-medium text-ink">
    {text}
  </kbd>
);
