import type { ActivityEntry } from '../../../../contracts/api/audit.js';
import { useScreen } from '../../../session/use-screen.js';
import { pastDocumentMachine } from './past-document.machine.js';
import { PastDocument } from './past-document.js';

interface ThenProps {
  readonly conversionId: string;
  readonly entries: readonly ActivityEntry[];
}

export const DocumentThen = ({ conversionId, entries }: ThenProps) => (
  <PastDocument actor={useScreen(pastDocumentMachine, { conversionId })} entries={entries} />
);
