import type { Peer } from '../peers/peer.js';
import type { Sample } from '../samples/sample.js';

/** One tool on one sample, beside those who do the same. */
export interface Case {
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  /** Of the first file. */
  readonly password?: string;
  /** Told beside the tool's name, such as `low`. */
  readonly variant?: string;
  /** Undefined where the sample isn't there. */
  readonly sample: () => Promise<Sample | undefined>;
  /** Whether to measure the operation without its job too: what a program on the command line does. */
  readonly operation?: boolean;
  /** None where nothing on the command line does the same. */
  readonly peers: readonly Peer[];
}
