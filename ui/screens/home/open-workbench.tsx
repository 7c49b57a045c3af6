import { lazy, Suspense } from 'react';
import { onFirstUse } from '../../browser/first-use.js';
import type { WorkbenchProps } from './workbench/workbench.route.js';

const loadWorkbench = () => import('./workbench/workbench.route.js');
const Workbench = lazy(async () => ({ default: (await loadWorkbench()).Workbench }));

/** Loads the workbench before it is needed, while a visitor reaches for files. */
export const loadAhead = (): (() => void) => onFirstUse(() => void loadWorkbench());

/** The workbench, loaded when files are chosen. */
export const OpenWorkbench = (props: WorkbenchProps) => (
  <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
    <Workbench {...props} />
  </Suspense>
);
