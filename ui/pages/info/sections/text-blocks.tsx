import { Check } from 'lucide-react';

export const Paragraphs = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <div className="grid max-w-prose gap-4 text-pretty text-muted">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

export const TickedList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="grid max-w-prose gap-3">
    {items.map((item) => (
      <li key={item} className="flex items-start gap-3 text-pretty">
        <Check className="mt-1 size-4 shrink-0 text-brand-text" aria-hidden="true" />
        {item}
      </li>
    ))}
  </ul>
);
