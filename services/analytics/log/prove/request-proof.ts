import type { RequestProof } from '../../../../contracts/api/proof.js';
import { Refusal } from '../../../../contracts/errors.js';
import { streamOf } from '../../../../contracts/events/domain-event.js';
import type { EventRecord, EventStore } from '../../../platform/event-store/event-store.js';
import type { LogSigning } from '../log-signing.js';
import type { OpenSealed } from './conversion-receipt.js';

interface Parts {
  readonly store: Pick<EventStore, 'read'>;
  readonly signing: Pick<LogSigning, 'prove'>;
  readonly open: OpenSealed;
}

/**
 * Every event of a signature request with the proof that it is on the signed log. Their revisions stand in the proven
 * bytes, so whoever checks them sees that none between the first and the last is left out.
 *
 * @throws Refusal `proof.none` where nothing is signed any more, or there is no such request.
 */
export const proofOfRequest = async ({ store, signing, open }: Parts, request: string): Promise<RequestProof> => {
  const events: RequestProof['events'] = [];
  for await (const { position } of store.read(streamOf('request', request))) {
    const proof = await signing.prove(position);
    if (!proof) throw new Refusal('proof.none');
    const { data } = JSON.parse(proof.event) as EventRecord;
    events.push({ proof, told: withoutChecks(await open(JSON.parse(data) as Told)) });
  }
  if (events.length === 0) throw new Refusal('proof.none');
  return { format: 'docket-signature-proof/1', request, events };
};

type Told = RequestProof['events'][number]['told'];

/** Digests that links and passwords are checked against are of use to the server alone. */
const withoutChecks = ({ recipients, ...told }: Told): Told => {
  if (!Array.isArray(recipients)) return told;
  const people = (recipients as readonly Told[]).map(({ digest: _, password: __, ...person }) => person);
  return { ...told, recipients: people };
};
