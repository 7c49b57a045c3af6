import type { Engine } from '../product/engine.js';
import type { Server } from '../product/server.js';
import type { Visitor } from '../product/bench-visitor.js';

/** What every case is measured in. */
export interface House {
  readonly server: Server;
  readonly visitor: Visitor;
  readonly engine: Engine;
  /** For job processes that sign. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly quick: boolean;
}
