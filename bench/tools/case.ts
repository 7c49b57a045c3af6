import type { Peer } from '../peers/peer.js';
import type { Sample } from '../samples/sample.js';

/** One tool on one sample, beside those who do the same. */
export interface Case {
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  /** The password of the first file. */
  readonly password?: string;
  /** Told beside the tool's name, such as `low`. */
  readonly variant?: string;
  /** Undefined where the sample isn't there. */
  readonly sample: () => Promise<Sample | undefined>;
  /** As the report calls it, where that isn't the tool's name. */
  readonly label?: string;
  /** None where nothing on the command line does the same. */
  readonly peers: readonly Peer[];
  /** The one of them to be at least as fast as. */
  readonly goal?: Peer;
}
