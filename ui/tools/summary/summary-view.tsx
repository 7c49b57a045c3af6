import { translated } from '../../text/t.js';
import { blocksOf, type Block, type Span } from './summary-text.js';

/** A formatted summary. Text direction is detected for each part: it is in the document's language. */
export const SummaryView = ({ markdown }: { readonly markdown: string }) => (
  <div className="grid gap-3 text-[0.9375rem] leading-relaxed">
    {blocksOf(markdown).map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
  </div>
);

const BlockView = ({ block }: { readonly block: Block }) => {
  if (block.kind === 'heading') {
    return (
      <h3 dir="auto" className="mt-3 font-serif text-xl tracking-tight first:mt-0">
        <Words spans={block.spans} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <Words spans={aboutItself(block.spans)} />
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {block.points.map((point, index) => (
        <li
          key={index}
          dir="auto"
          className="relative ps-5 before:absolute before:start-0 before:top-[0.6em] before:size-1.5 before:rounded-full before:bg-brand"
        >
          <Words spans={point} />
        </li>
      ))}
    </ul>
  );
};

const OWN_LINE = /^Made from \d/;

/** The line that says how much of a long document was used is the program's own: said in the visitor's language. */
const aboutItself = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span) => (OWN_LINE.test(span.text) ? { ...span, text: translated(span.text) } : span));

const Words = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => <Word key={index} span={span} />);

const Word = ({ span: { kind, text } }: { readonly span: Span }) => {
  if (kind === 'strong') return <strong className="font-semibold">{text}</strong>;
  if (kind === 'text') return text;
  return <span className="whitespace-nowrap rounded-md bg-sunken px-1.5 py-0.5 text-xs text-muted">{text}</span>;
};
