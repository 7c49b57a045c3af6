import { useSelector } from '@xstate/react';
import { ScanSearch } from 'lucide-react';
import type { CapabilitiesReply } from '../../../../../contracts/api/capabilities.js';
import { FileLifetime } from '../../../../session/file-lifetime.js';
import { Button } from '../../../../parts/button.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { FindingsView } from './findings-view.js';
import { PanelHeading } from '../parts/panel-heading.js';
import { t, translated } from '../../../../text/t.js';

interface DetectTabProps {
  readonly actor: PdfEditorActor;
  /** Null if they are not known. */
  readonly capabilities: CapabilitiesReply | null;
}

/** The scan for sensitive data, and its findings. */
export const DetectTab = ({ actor, capabilities }: DetectTabProps) => {
  const analysis = useSelector(actor, ({ context }) => context.analysis);
  const scanning = useSelector(actor, (state) => state.matches({ job: 'scanning' }));
  const busy = useSelector(actor, (state) => !state.matches({ job: 'resting' }));
  return (
    <div className="grid gap-4">
      <PanelHeading>{t('Sensitive data')}</PanelHeading>
      <Button
        disabled={busy}
        onClick={() => {
          actor.send({ type: 'scan.pressed' });
        }}
      >
        <ScanSearch className="size-4" aria-hidden="true" />
        {t(scanning ? 'Scanning...' : 'Scan for Sensitive Data')}
      </Button>
      {!analysis && capabilities && <Beforehand capabilities={capabilities} />}
      {analysis && <FindingsView actor={actor} analysis={analysis} />}
      {analysis && <FileLifetime />}
    </div>
  );
};

/** Which provider scans, and what can't be scanned here. */
const Beforehand = ({ capabilities: { understanding, recognition } }: { readonly capabilities: CapabilitiesReply }) => (
  <div className="grid gap-2 text-[0.8125rem] text-muted">
    <p>{translated(understanding.text)}</p>
    {recognition.state !== 'full' && <p>{translated(recognition.text)}</p>}
  </div>
);
