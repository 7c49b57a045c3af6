import { useSelector } from '@xstate/react';
import { RunProgress } from '../../../../tools/run-progress.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';

export const RedactionProgress = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const run = useSelector(actor, ({ children }) => children.run);
  return (
    run && (
      <RunProgress
        actor={run}
        onCancel={() => {
          actor.send({ type: 'cancel.pressed' });
        }}
      />
    )
  );
};
