import type { IdentityFile } from '../../services/pdf/signing/identity/installation.js';
import type { Engine } from '../product/engine.js';
import type { Server } from '../product/server.js';
import type { Visitor } from '../product/bench-visitor.js';

/** The folder, the log and the machine that every case is measured in. */
export interface House {
  readonly server: Server;
  readonly visitor: Visitor;
  readonly engine: Engine;
  /** For job processes that sign. */
  readonly identity: IdentityFile;
  readonly folder: string;
  readonly quick: boolean;
}
