import type { Page } from 'playwright-core';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Walk } from '../../ui/testing/walk-edges.js';
import type { Gestures } from './controls.js';
import type { Place } from './machines-in-page.js';

/** Events, and the machine that hears them. */
export interface SentEvents extends Place {
  readonly events: readonly AnyEventObject[];
}

/** The server's answer to the call that the page makes then. */
export interface Reply {
  readonly reply: AnyEventObject;
}

/** A machine to walk in the page. */
export interface PageWalk {
  readonly walk: Walk;
  readonly path: string;
  readonly place: Place;
  /** Events that bring the page to where the machine begins. */
  readonly before?: SentEvents | readonly (SentEvents | Reply)[];
  readonly gestures: Gestures;
  /** Who ends each invoked actor: the fake server, the fake actor of this name, or what has to happen in the page. */
  readonly endings: Readonly<
    Record<string, 'server' | (string & {}) | ((page: Page, end: AnyEventObject) => Promise<void>)>
  >;
  /** A control has a state beside the machine's, such as a fold that is open: it is used each time, never passed by. */
  readonly hasOwnState?: true;
  /** Whether the machine around it takes it off the page in a state, for good. */
  readonly isTakenAway?: (snapshot: AnyMachineSnapshot) => boolean;
  /** The notices on the page are those of the machine around it. */
  readonly isQuiet?: true;
  /** Reads how the page shows the machine, and says how a state is to be shown. */
  readonly drawn: (page: Page) => Promise<unknown>;
  readonly expected: (snapshot: AnyMachineSnapshot) => unknown;
}

export const mainState = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('main')?.dataset['state'] ?? null);
