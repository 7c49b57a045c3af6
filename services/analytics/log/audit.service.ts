import type { CheckQuestion, ExportAnswer, ExportQuestion, LogState } from '../../../contracts/api/audit.js';
import type { CheckpointsSentAnswer } from '../../../contracts/api/health.js';
import type { Receipt, ReceiptQuestion, RequestProof, RequestProofQuestion } from '../../../contracts/api/proof.js';
import { Refusal } from '../../../contracts/errors.js';
import { questions } from '../../../contracts/subjects.js';
import type { Documents } from '../../platform/documents/documents.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { runPeriodically } from '../../platform/leases/run-periodically.js';
import type { Log } from '../../platform/settings/logger.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { isSealed, openAll } from '../../platform/privacy/sealed-text.js';
import { openRunningExports } from './export/running-exports.js';
import { openLogCheck, type LogChecker } from './log-check.js';
import { openLogSigning, type LogSigning } from './log-signing.js';
import { stateOfLog } from './log-state.js';
import { receiptOf, type OpenSealed } from './prove/conversion-receipt.js';
import { proofOfRequest } from './prove/request-proof.js';
import { startCheckpointSending } from './sending/checkpoint-sending.js';
import { textsOnDisk, type StoredTexts } from './stored/stored-texts.js';
import type { LogFolder } from './tree/log-folder.js';
import type { Signer } from './tree/log-signer.js';

const TEND_EVERY_MS = 1000;

interface AuditParts {
  /** The log as it is stored, sealed. */
  readonly store: EventStore;
  readonly bus: EventBus;
  /** The read models, opened. */
  readonly documents: Documents;
  readonly keys: Pick<PersonKeys, 'find'>;
  readonly checker: LogChecker;
  readonly folder: LogFolder;
  /** Where it is shared with other machines; default: nowhere, all is in the folder. */
  readonly kept?: StoredTexts;
  readonly signer: Signer;
  /** Addresses that checkpoints are sent to. */
  readonly sendTo: readonly string[];
  readonly clock: () => Date;
  readonly log: Log;
}

/** Keeps the tree over the log and its signed checkpoints, and answers from them for the log and its events. */
export const startAuditService = async (parts: AuditParts): Promise<{ stop(): Promise<void> }> => {
  const { store, bus, documents, keys, folder, signer, clock, log } = parts;
  const { shared, lastCheck, sent } = parts.kept ?? textsOnDisk(folder);
  const signing = openLogSigning({ log: store, folder, shared, signer, clock }, log);
  const key = signer.verifier.text;
  const check = await openLogCheck({ ...parts, lastCheck });
  const sending = await startCheckpointSending({ folder, sent, urls: parts.sendTo, log });
  const exports = openRunningExports({ log: store, bus, documents, keys });
  const open: OpenSealed = (value) => openAll(keys, value);
  const state = (): Promise<LogState> =>
    stateOfLog({ log: store, signing, documents, folder, key, clock }, check.last());

  const answers = await Promise.all([
    bus.answer<ReceiptQuestion>(questions.receiptOfEvent, receipts(signing, open)),
    bus.answer<RequestProofQuestion>(questions.proofOfEvents, ({ request }): Promise<RequestProof> =>
      proofOfRequest({ store, signing, open }, request),
    ),
    bus.answer(questions.stateOfLog, state),
    bus.answer(questions.checkpointsSent, async (): Promise<CheckpointsSentAnswer> => ({
      destinations: sending.state(),
    })),
    bus.answer<CheckQuestion>(questions.checkLog, async ({ by }) => {
      await signing.sign(); // so that a checkpoint covers the events of the last minute, too
      check.start(by);
      return state();
    }),
    bus.answer<ExportQuestion>(questions.exportLog, (question): Promise<ExportAnswer> => exports.start(question)),
  ]);
  const loop = runPeriodically(TEND_EVERY_MS, log, () => signing.tend());
  return {
    stop: async () => {
      await Promise.all([exports.stop(), check.stop()]);
      await Promise.all(answers.map((answer) => answer.stop()));
      await Promise.all([signing.stop(), loop.stop()]);
      await sending.stop();
    },
  };
};

const receipts =
  (signing: LogSigning, open: OpenSealed) =>
  async ({ position, isRenamed = false }: ReceiptQuestion): Promise<Receipt> => {
    const proof = await signing.prove(position);
    if (!proof) throw new Refusal('proof.none');
    const receipt = await receiptOf(proof, open);
    if (isRenamed && !isSealed(receipt.output.name)) throw new Refusal('proof.none');
    return receipt;
  };
