import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import { Button } from '../../../parts/button.js';
import { useScreen } from '../../../session/use-screen.js';
import { t } from '../../../text/t.js';
import { documentFactsMachine, type DocumentFactsInput } from './document-facts.machine.js';

interface FactsFormProps extends DocumentFactsInput {
  readonly children: (facts: DocumentFacts) => ReactNode;
}

/** A form that begins with what the document has. */
export const FactsForm = ({ file, take, children }: FactsFormProps) => {
  const asking = useScreen(documentFactsMachine, { file, take });
  const { facts, problem } = useSelector(asking, ({ context }) => context);
  if (facts) return children(facts);
  if (problem === '')
    return (
      <p role="status" className="text-sm text-muted">
        {t('Reading what the document has …')}
      </p>
    );
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-sm text-danger">
        {problem}
      </p>
      <Button tone="quiet" size="small" className="w-fit" onClick={() => asking.send({ type: 'retry.pressed' })}>
        {t('Try again')}
      </Button>
    </div>
  );
};
