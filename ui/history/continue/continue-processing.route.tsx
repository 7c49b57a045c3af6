import type { ListedConversion } from '../../calls/received.js';
import { useCapabilities } from '../../session/use-capabilities.js';
import { useScreen } from '../../session/use-screen.js';
import { displayName } from '../rows/history-row.machine.js';
import type { HistoryActor } from '../rows/history.machine.js';
import { ContinueProcessing } from './continue-processing.js';
import { continueProcessingMachine } from './continue-processing.machine.js';
import { nextTools } from './next-tools.js';

interface ContinueProps {
  readonly entry: ListedConversion;
  readonly list: HistoryActor;
}

/** Loaded when it is opened. */
export const Continue = ({ entry, list }: ContinueProps) => {
  const name = displayName(entry);
  const tools = nextTools(name, useCapabilities());
  const { id, operation: madeBy } = entry;
  const input = { id, madeBy, link: entry.downloadLink ?? '', name, tool: tools[0]?.id ?? '', list };
  return (
    <ContinueProcessing
      actor={useScreen(continueProcessingMachine, input)}
      tools={tools}
      onClose={() => {
        list.send({ type: 'dialog.closed' });
      }}
    />
  );
};
