import { Link } from 'react-router-dom';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { translated } from '../../../text/t.js';

interface ToolLine extends Pick<Tool, 'title' | 'tagline' | 'icon' | 'group'> {
  /** Undefined for one that is only named. */
  readonly to: string | undefined;
}

interface ToolCardsProps {
  readonly groups: readonly { readonly title: string; readonly lines: readonly ToolLine[] }[];
}

/** A card for each group of tools. */
export const ToolCards = ({ groups }: ToolCardsProps) =>
  groups.map(({ title, lines }) => (
    <section key={title} className="rounded-3xl border border-line bg-card p-6 sm:px-7">
      <h3 className="text-sm font-semibold text-muted">{translated(title)}</h3>
      <ul className="mt-4 grid gap-4">
        {lines.map((line) => (
          <Line key={line.title} {...line} />
        ))}
      </ul>
    </section>
  ));

const Line = ({ to, ...tool }: ToolLine) => (
  <li className="group relative flex items-center gap-3.5">
    <ToolIcon tool={tool} />
    <div className="min-w-0">
      <p className="text-[0.9375rem] font-medium leading-snug">
        {to === undefined ? (
          translated(tool.title)
        ) : (
          <Link to={to} className="underline-offset-4 group-hover:underline">
            {translated(tool.title)}
            <span className="absolute -inset-1.5 rounded-2xl" />
          </Link>
        )}
      </p>
      <p className="text-[0.8125rem] text-muted">{translated(tool.tagline)}</p>
    </div>
  </li>
);
