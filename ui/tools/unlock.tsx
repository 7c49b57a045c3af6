/** What the administrator does to have more here; nothing where there is nothing to do. */
export const Unlock = ({ how }: { readonly how: string | null }) =>
  how !== null && (
    <p className="mt-1.5 rounded-lg bg-sunken px-3 py-2 text-[0.8125rem] wrap-anywhere text-muted">
      <span className="font-medium text-ink">To have it here: </span>
      {how}
    </p>
  );
