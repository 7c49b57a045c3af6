import { z } from 'zod';

const hash = z.base64().meta({ description: 'sha-256, in base64' });
const note = z.string().meta({ description: 'Signed note (c2sp.org/signed-note) of a checkpoint of the log' });
const key = z.string().meta({ description: 'Verifier key, name+id+key' });

/** Proof that an event is part of the signed log. RFC 6962, 2.1.1. */
export const inclusionProof = z.object({
  format: z.literal('docket-inclusion-proof/1'),
  event: z.string().meta({ description: 'The bytes of the leaf: canonical JSON of the event' }),
  index: z.number().meta({ description: 'Index of the event on the log, from 0' }),
  path: z.array(hash).meta({ description: 'Hashes from the leaf to the root, starting with the sibling of the leaf' }),
  checkpoint: note,
  key,
});
/** Checked by deploy/verify-proof.mjs without the server. */
export type InclusionProof = z.output<typeof inclusionProof>;

/** Proof that the log only grew between two signed checkpoints. RFC 6962, 2.1.2. */
export interface ConsistencyProof {
  readonly format: 'docket-consistency-proof/1';
  readonly from: string;
  readonly to: string;
  readonly path: readonly string[];
  readonly key: string;
}

const file = z.object({ sha256: z.string(), size: z.number(), mime: z.string() });

/** Answer of `GET /api/proof/{hash}`: how a result was made, according to its event on the log, and the proof of that. */
export const receipt = z.object({
  format: z.literal('docket-receipt/1'),
  completedAt: z.string(),
  output: file.extend({ name: z.string() }),
  made: z
    .object({
      tool: z.string(),
      options: z.record(z.string(), z.unknown()).meta({ description: 'Without secrets' }),
      inputs: z.array(file).readonly().meta({ description: 'In order, without names' }),
      engines: z.record(z.string(), z.string()).meta({ description: 'Version by name' }),
    })
    .nullable()
    .meta({ description: 'null for a result of an earlier version, whose event has no such data' }),
  told: z
    .object({ options: z.record(z.string(), z.unknown()) })
    .meta({ description: 'Encrypted parts of the event as this installation decrypts them; not covered by the proof' }),
  position: z.string(),
  proof: inclusionProof,
});
/** Checked by deploy/verify-proof.mjs, with the file beside it if wanted. */
export type Receipt = z.output<typeof receipt>;

const provenEvent = z.object({
  proof: inclusionProof,
  told: z
    .record(z.string(), z.unknown())
    .meta({ description: 'What the event says, with its encrypted parts as this installation decrypts them' }),
});

/** Answer of `GET /api/signature-requests/{id}/proof`: every event of the request so far, from the first one on. */
export const requestProof = z.object({
  format: z.literal('docket-signature-proof/1'),
  request: z.string().meta({ description: 'Id of the request' }),
  events: z.array(provenEvent),
});
/** Checked by deploy/verify-proof.mjs, with the document beside it if wanted. */
export type RequestProof = z.output<typeof requestProof>;

/** Question `ask.log.request-proof`; the answer is a {@link RequestProof}. */
export interface RequestProofQuestion {
  readonly request: string;
}

/** Question `ask.share.result-event`, by the hash of a link; its answer: the position of the result's event. */
export interface ResultEventAnswer {
  readonly position: string;
  /** Name of the result as the share page shows it. */
  readonly name: string;
  /** The event has an earlier name, which must not be revealed. */
  readonly isRenamed: boolean;
}

/** Question `ask.log.receipt`; the answer is a {@link Receipt}. */
export interface ReceiptQuestion {
  readonly position: string;
  /** An earlier name that is readable in the event must not be revealed. */
  readonly isRenamed?: boolean;
}
