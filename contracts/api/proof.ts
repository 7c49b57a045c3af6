import { z } from 'zod';

const hash = z.base64().meta({ description: 'sha-256, in base64' });
const note = z.string().meta({ description: 'Signed note (c2sp.org/signed-note) of a checkpoint of the log' });
const key = z.string().meta({ description: 'Verifier key, name+id+key' });

/** That an event is on the log whose root was signed. RFC 6962, 2.1.1. */
export const inclusionProof = z.object({
  format: z.literal('docket-inclusion-proof/1'),
  event: z.string().meta({ description: 'The bytes of the leaf: canonical JSON of the event' }),
  index: z.number().meta({ description: 'Place of the event on the log, from 0' }),
  path: z.array(hash).meta({ description: 'Hashes from the leaf up, the sibling of the leaf first' }),
  checkpoint: note,
  key,
});
/** Checked by deploy/verify-proof.mjs without the server. */
export type InclusionProof = z.output<typeof inclusionProof>;

/** That a log only grew between two signed checkpoints. RFC 6962, 2.1.2. */
export interface ConsistencyProof {
  readonly format: 'docket-consistency-proof/1';
  readonly from: string;
  readonly to: string;
  readonly path: readonly string[];
  readonly key: string;
}

const file = z.object({ sha256: z.string(), size: z.number(), mime: z.string() });

/** Answer of `GET /api/proof/{hash}`: how a result came to be, as its event on the log says, and the proof of that. */
export const receipt = z.object({
  format: z.literal('docket-receipt/1'),
  completedAt: z.string(),
  output: file.extend({ name: z.string() }),
  made: z
    .object({
      tool: z.string(),
      options: z.record(z.string(), z.unknown()).meta({ description: 'Without secrets' }),
      inputs: z.array(file).readonly().meta({ description: 'In their order, without their names' }),
      engines: z.record(z.string(), z.string()).meta({ description: 'Version by name' }),
    })
    .nullable()
    .meta({ description: 'null for a result of an earlier version, whose event does not say' }),
  told: z
    .object({ options: z.record(z.string(), z.unknown()) })
    .meta({ description: 'What stands sealed in the event, as the installation reads it: told, not proven' }),
  position: z.string(),
  proof: inclusionProof,
});
/** Checked by deploy/verify-proof.mjs, with the file beside it if wanted. */
export type Receipt = z.output<typeof receipt>;

/** Question `ask.share.result-event`, by the hash of a link; its answer: where the event of the result is. */
export interface ResultEventAnswer {
  readonly position: string;
  /** Of the result, as the page shows it. */
  readonly name: string;
  /** The event has another name, which was taken away: it must not tell that. */
  readonly isRenamed: boolean;
}

/** Question `ask.log.receipt`; the answer is a {@link Receipt}. */
export interface ReceiptQuestion {
  readonly position: string;
  /** A name that stands in the event for everyone to read is not to be told. */
  readonly isRenamed?: boolean;
}
