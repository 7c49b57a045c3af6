import { onFirstUse } from '../../browser/first-use.js';
import { loadedLater } from '../../parts/loaded-later.js';
import type { WorkbenchProps } from '../workbench/workbench.route.js';

const workbench = loadedLater<WorkbenchProps>(
  async () => (await import('../workbench/workbench.route.js')).Workbench,
  <div className="min-h-dvh" aria-busy="true" />,
);

/** The workbench, loaded when files are chosen. */
export const OpenWorkbench = workbench.Later;

/** Loads the workbench before it is needed, while a visitor reaches for files. */
export const preloadWorkbench = (): (() => void) => onFirstUse(() => void workbench.loadAhead());
