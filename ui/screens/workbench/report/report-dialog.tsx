import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import { Dialog } from '../../../parts/dialog.js';
import { NameInText } from '../../../parts/file-name.js';
import { RichText } from '../../../text/rich-text.js';
import { t } from '../../../text/t.js';
import { shownFile } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { reportTitle } from './report-verdict.js';
import { ReportsList } from './reports-list.js';
import { WholeReport } from './reports-list.js';

/** The answer to a question about the file on screen, or about each of the files. */
export const ReportDialog = ({ work }: { readonly work: WorkActor }) => {
  const view = useBenchView();
  const state = useSelector(view, (snapshot) => snapshot);
  const { reports } = state.children;
  if (state.matches({ report: 'closed' })) return null;
  return (
    <Dialog
      title={reportTitle(state.context.asked, reports !== undefined)}
      onClose={() => view.send({ type: 'report.closed' })}
    >
      {reports ? <ReportsList reports={reports} /> : <OneReport work={work} />}
    </Dialog>
  );
};

const OneReport = ({ work }: { readonly work: WorkActor }) => {
  const state = useSelector(useBenchView(), (snapshot) => snapshot);
  const { report } = state.context;
  const name = useSelector(work, ({ context }) => shownFile(context)?.file.name ?? '');
  return (
    <>
      {state.matches({ report: 'asking' }) && (
        <p role="status" className="flex items-center gap-2.5 py-6 text-muted">
          <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
          <span>
            <RichText text="Inspecting {name}" parts={{ name: <NameInText name={name} /> }} />
          </span>
        </p>
      )}
      {state.matches({ report: 'failed' }) && (
        <p role="alert" className="py-4 text-danger">
          {t('This file could not be inspected.')}
        </p>
      )}
      {report && <WholeReport name={name} report={report} />}
    </>
  );
};
