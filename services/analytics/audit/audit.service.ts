import type { Receipt, ReceiptQuestion } from '../../../contracts/api/proof.js';
import { Refusal } from '../../../contracts/errors.js';
import { questions } from '../../../contracts/subjects.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { every } from '../../platform/every.js';
import type { Log } from '../../platform/log.js';
import type { AuditFolder } from './audit-folder.js';
import type { Signer } from './note.js';
import { receiptOf, type OpenSealed } from './receipt.js';
import { openSealing } from './sealing.js';

const LOOK_EVERY_MS = 1000;

interface AuditParts {
  readonly store: EventStore;
  readonly bus: EventBus;
  readonly open: OpenSealed;
  readonly folder: AuditFolder;
  readonly signer: Signer;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Keeps the tree over the log and its signed checkpoints, and answers for single events by them. */
export const startAuditService = async (parts: AuditParts): Promise<{ stop(): Promise<void> }> => {
  const { store, bus, open, folder, signer, clock, log } = parts;
  const sealing = openSealing({ log: store, folder, signer, clock }, log);
  const answers = await bus.answer<ReceiptQuestion>(
    questions.receiptOfEvent,
    async ({ position }): Promise<Receipt> => {
      const proof = await sealing.prove(position);
      if (!proof) throw new Refusal('proof.none');
      return receiptOf(proof, open);
    },
  );
  const loop = every(LOOK_EVERY_MS, log, () => sealing.tend());
  return {
    stop: async () => {
      await answers.stop();
      await Promise.all([sealing.stop(), loop.stop()]);
    },
  };
};
