import type { ActivityEntry } from '../../../../contracts/api/audit.js';
import { useScreen } from '../../../session/use-screen.js';
import { pastDocumentMachine } from './past-document.machine.js';
import { PastDocument } from './past-document.js';

interface PastDocumentAtProps {
  readonly conversionId: string;
  readonly entries: readonly ActivityEntry[];
}

export const PastDocumentAt = ({ conversionId, entries }: PastDocumentAtProps) => (
  <PastDocument actor={useScreen(pastDocumentMachine, { conversionId })} entries={entries} />
);
