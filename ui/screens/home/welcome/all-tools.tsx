import { Suspense } from 'react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { lazyPart } from '../../../parts/lazy-part.js';
import { FindTool } from '../../workbench/frame/find-tool.js';
import { t } from '../../../text/t.js';

/** After the first script: they know every tool. */
const EveryTool = lazyPart(async () => (await import('./every-tool.js')).EveryTool);

interface AllToolsProps {
  readonly capabilities: CapabilitiesReply | null;
}

/** All tools by group. */
export const AllTools = ({ capabilities }: AllToolsProps) => (
  <section id="tools" aria-labelledby="tools-heading" className="mt-20">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id="tools-heading" className="font-serif text-3xl tracking-tight">
        {t('All tools')}
      </h2>
      <FindTool className="max-w-xs" />
    </div>
    <div className="mt-6 grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      <Suspense fallback={<div className="min-h-[36rem]" aria-busy="true" />}>
        <EveryTool capabilities={capabilities} />
      </Suspense>
    </div>
  </section>
);
