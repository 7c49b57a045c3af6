import { useSelector } from '@xstate/react';
import { Check, TriangleAlert } from 'lucide-react';
import type { RedactionReceipt } from '../../../../../contracts/api/receipt.js';
import { chipOf, pagesOf } from '../../../../tools/redaction/chip.js';
import { proofText } from '../../../../tools/redaction/proof-text.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import type { Mark } from '../../redact/redaction-marks.js';
import { ResultCard } from '../parts/result-card.js';
import { placesText } from '../../redact/preview-text.js';
import { rasterisedText, scrubbedText } from '../../redact/receipt-text.js';
import { t } from '../../../../text/t.js';

/** The text that was removed, and the proof of it. */
export const ReceiptCard = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const redacted = useSelector(actor, ({ context }) => context.redacted);
  if (!redacted) return null;
  const { file, marks, receipt } = redacted;
  return (
    <ResultCard
      key={file.shareHash}
      actor={actor}
      title={t('Redacted')}
      name={file.name}
      kept={file}
      notes={file.notes}
    >
      {receipt && <Details receipt={receipt} marks={marks} />}
    </ResultCard>
  );
};

interface DetailsProps {
  readonly receipt: RedactionReceipt;
  readonly marks: readonly Mark[];
}

const Details = ({ receipt, marks }: DetailsProps) => {
  const scrubbed = scrubbedText(receipt);
  return (
    <>
      <h4 className="font-medium">{t('Removed')}</h4>
      <ul className="-mt-2 grid gap-1">
        {receipt.items.map(({ id, places }) => {
          const mark = marks.find((one) => one.id === id);
          return (
            <li key={id} className="flex justify-between gap-3">
              <span className="min-w-0">
                <span className="block truncate">{mark ? chipOf(mark) : id}</span>
                {mark && <span className="block text-xs text-muted">{pagesOf([mark])}</span>}
              </span>
              <span className="shrink-0 tabular-nums text-muted">{placesText(places)}</span>
            </li>
          );
        })}
        {scrubbed !== '' && (
          <li className="text-muted">{t('Outside the pages: {removals}', { removals: scrubbed })}</li>
        )}
      </ul>
      <h4 className="font-medium">{t('Verified by')}</h4>
      <ul className="-mt-2 grid gap-1.5">
        {receipt.gates.map((gate) => (
          <li key={gate.gate} className="grid grid-cols-[auto_1fr] gap-2">
            <Verdict passed={gate.passed} />
            {proofText(gate)}
          </li>
        ))}
      </ul>
      {rasterisedText(receipt) !== '' && <p>{rasterisedText(receipt)}</p>}
    </>
  );
};

const Verdict = ({ passed }: { readonly passed: boolean }) => {
  const Icon = passed ? Check : TriangleAlert;
  return (
    <Icon
      className={`mt-0.5 size-4 ${passed ? 'text-brand-text' : 'text-danger'}`}
      aria-label={t(passed ? 'Passed' : 'Failed')}
      role="img"
    />
  );
};
