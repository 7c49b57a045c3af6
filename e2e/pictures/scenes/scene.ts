import type { Page } from 'playwright-core';
import type { Take } from '../camera.js';
import type { SamplePapers } from '../sample-papers.js';

/** Everything that a scene works with. */
export interface Stage {
  readonly papers: SamplePapers;
  /** A visitor of their own, at a path. */
  readonly visit: (path: string) => Promise<Page>;
  readonly take: Take;
}

/** Uses the running program as a step says, and takes its pictures on the way. */
export type Scene = (stage: Stage) => Promise<void>;
