import type { Locator, Page } from 'playwright-core';
import type { Stage } from './axe-stage.js';
import type { Visit } from './axe-visit.js';
import type { Width } from './combinations.js';

/** Something that a person can see. */
export interface AxeState {
  /** Given once. */
  readonly name: string;
  /** Gets there from the state before it in the walk; left out where the walk begins with it. */
  readonly reach?: (visit: Visit) => Promise<unknown>;
  /** An element that is in sight in this state alone: where it is not, the state was not reached. */
  readonly shows: (visit: Visit) => Locator;
  /** Where there is such a state; on every width if left out. */
  readonly widths?: readonly Width[];
}

/** States that one visitor comes by, one after the other. */
export interface AxeWalk {
  /** Path of the page: one of `pageRoutes`, or of a public page. */
  readonly path: string;
  /** Opens the page; visits the path if left out. */
  readonly open?: (stage: Stage) => Promise<Page>;
  readonly states: readonly AxeState[];
}
