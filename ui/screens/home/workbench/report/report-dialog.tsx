import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import type { Text } from '../../../../../contracts/texts/text-catalogue.js';
import { Dialog } from '../../../../parts/dialog.js';
import { NameInText } from '../../../../parts/file-name.js';
import { RichText } from '../../../../text/rich-text.js';
import { t, translated } from '../../../../text/t.js';
import { SignatureList } from '../../../../tools/signatures/signature-list.js';
import { shownFile, type ReportKind } from '../machine/workbench.context.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import { InspectedFacts } from './inspected-facts.js';

const titles: Readonly<Record<ReportKind, Text>> = { verify: 'Check signatures', inspect: 'In this PDF' };

/** What a question about the file on screen came to. */
export const ReportDialog = ({ bench }: { readonly bench: WorkbenchActor }) => {
  const state = useSelector(bench, (snapshot) => snapshot);
  const { asked, report } = state.context;
  if (state.matches({ report: 'closed' })) return null;
  const name = shownFile(state.context)?.file.name ?? '';
  return (
    <Dialog title={translated(titles[asked])} onClose={() => bench.send({ type: 'report.closed' })}>
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
      {report?.kind === 'verify' && <SignatureList name={name} signatures={report.signatures} />}
      {report?.kind === 'inspect' && <InspectedFacts inspected={report.inspected} />}
    </Dialog>
  );
};
