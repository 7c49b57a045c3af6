import type { CodeBlock } from '../info-page.js';

/** Commands, programs and what they print. Long lines are broken, so that nothing has to be scrolled. */
export const CodeBlocks = ({ blocks }: { readonly blocks: readonly CodeBlock[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    {blocks.map(({ label, code }) => (
      <figure key={label}>
        <figcaption className="mb-1.5 text-[0.8125rem] font-medium text-muted">{label}</figcaption>
        <pre
          dir="ltr"
          className="rounded-2xl border border-line bg-sunken px-4 py-3.5 text-[0.8125rem] leading-relaxed whitespace-pre-wrap wrap-anywhere"
        >
          <code>{code}</code>
        </pre>
      </figure>
    ))}
  </div>
);
