import { Link } from 'react-router-dom';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { pageOf, toolGroups } from '../../../tools/tool-groups.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { FindTool } from '../workbench/frame/find-tool.js';
import { t, translated } from '../../../text/t.js';

/** All tools by group; those with a page of their own link to it. */
export const AllTools = () => (
  <section id="tools" aria-labelledby="tools-heading" className="mt-20">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id="tools-heading" className="font-serif text-3xl tracking-tight">
        {t('All tools')}
      </h2>
      <FindTool className="max-w-xs" />
    </div>
    <div className="mt-6 grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {toolGroups().map(({ title, tools, pages }) => (
        <section key={title} className="rounded-3xl border border-line bg-card p-6 sm:px-7">
          <h3 className="text-sm font-semibold text-muted">{translated(title)}</h3>
          <ul className="mt-4 grid gap-4">
            {tools.map((tool) => (
              <Line key={tool.id} tool={tool} to={pageOf(tool)} />
            ))}
            {pages.map((page) => (
              <Line key={page.title} tool={page} to={page.to} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);

interface LineProps {
  readonly tool: Pick<Tool, 'title' | 'tagline' | 'icon' | 'group'>;
  readonly to: string | undefined;
}

const Line = ({ tool, to }: LineProps) => (
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
