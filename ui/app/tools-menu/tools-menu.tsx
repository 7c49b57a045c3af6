import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../parts/lazy-part.js';
import { t } from '../../text/t.js';

/** After the first script: the menu knows every tool, and is opened by few. */
const ToolsPanel = lazyPart(async () => (await import('./tools-panel.js')).ToolsPanel);

const PANEL = 'tools-menu';

/** The tools by group under a button of the header. The browser opens and closes it, so it works without scripts. */
export const ToolsMenu = () => (
  <div data-menu className="group/tools contents">
    <button
      type="button"
      popoverTarget={PANEL}
      className="flex items-center gap-1.5 rounded-full px-3 py-2 text-sm text-muted transition-colors hover:text-ink group-has-popover-open/tools:text-ink"
    >
      {t('Tools')}
      <ChevronDown
        className="size-3.5 transition-transform group-has-popover-open/tools:rotate-180"
        aria-hidden="true"
      />
    </button>
    <div id={PANEL} popover="auto" className="header-panel">
      <Suspense fallback={<div className="min-h-96" aria-busy="true" />}>
        <ToolsPanel />
      </Suspense>
    </div>
  </div>
);
