import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { pdfCompare } from '../../../../contracts/tools/pdf-compare.js';
import { Button } from '../../../parts/button.js';
import { t } from '../../../text/t.js';
import { isAtWork, type WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { selectedOf } from '../machine/sides.js';
import type { CompareActor } from './compare.machine.js';

interface ReportButtonProps {
  readonly work: WorkActor;
  readonly compare: CompareActor;
}

/** Starts the tool that reports the differences of these two files; its result is shown like every other. */
export const ReportButton = ({ work, compare }: ReportButtonProps) => {
  const view = useBenchView();
  const isBusy = useSelector(work, isAtWork);
  const start = () => {
    const { before, after } = compare.getSnapshot().context;
    const files = [before, after].flatMap(({ id }) => selectedOf(work.getSnapshot().context, id) ?? []);
    view.send({ type: 'compare.closed' });
    work.send({ type: 'tool.chosen', tool: pdfCompare.id, files });
  };
  return (
    <Button tone="quiet" size="small" disabled={isBusy} onClick={start}>
      <FileText className="size-4" aria-hidden="true" />
      {t('Report (PDF)')}
    </Button>
  );
};
