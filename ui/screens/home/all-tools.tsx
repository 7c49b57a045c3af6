import { toolGroups } from '../../tools/tool-groups.js';
import { ToolIcon } from '../../tools/tool-icon.js';

/** Every tool there is, by group. */
export const AllTools = () => (
  <section id="tools" aria-labelledby="tools-heading" className="mt-20">
    <h2 id="tools-heading" className="font-serif text-3xl tracking-tight">
      All tools
    </h2>
    <div className="mt-6 grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {toolGroups().map(({ title, tools }) => (
        <section key={title} className="rounded-3xl border border-line bg-card p-6 sm:px-7">
          <h3 className="text-sm font-semibold text-muted">{title}</h3>
          <ul className="mt-4 grid gap-4">
            {tools.map((tool) => (
              <li key={tool.id} className="flex items-center gap-3.5">
                <ToolIcon tool={tool} />
                <div>
                  <p className="text-[0.9375rem] font-medium leading-snug">{tool.title}</p>
                  <p className="text-[0.8125rem] text-muted">{tool.tagline}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);
