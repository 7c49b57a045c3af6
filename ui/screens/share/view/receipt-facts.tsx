import { useSelector } from '@xstate/react';
import { Check, ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RedactionReceipt } from '../../../../contracts/api/receipt.js';
import { withPass } from '../../../calls/share.calls.js';
import { proofText } from '../../../tools/redaction/proof-text.js';
import { workText, removedText, signedText } from '../receipt/receipt-sentences.js';
import type { SharedReceiptActor } from '../receipt/shared-receipt.machine.js';
import { t } from '../../../text/t.js';
import { RichText } from '../../../text/rich-text.js';

/** How the file was made, as the signed log says. */
export const ReceiptFacts = ({ actor }: { readonly actor: SharedReceiptActor }) => {
  const { hash, file, receipt } = useSelector(actor, ({ context }) => context);
  const hasNone = useSelector(actor, (state) => state.matches({ receipt: 'none' }));
  if (hasNone) return null;
  return (
    <section
      aria-labelledby="receipt"
      className="grid min-h-44 content-start gap-3 rounded-3xl border border-line bg-card p-5 text-sm shadow-card"
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id="receipt" className="text-base font-semibold tracking-tight">
          {t('Receipt')}
        </h2>
        {receipt && <Seal isSigned={receipt.signed.isSigned} />}
      </div>
      {receipt ? (
        <>
          <ul className="grid gap-2">
            {workText(receipt.signed) !== '' && <Line>{workText(receipt.signed)}</Line>}
            {receipt.redaction && <Redaction receipt={receipt.redaction} />}
          </ul>
          <p className="text-muted">{signedText(receipt.signed)}</p>
          <Receipts hash={hash} pass={file.pass} isProven={file.receipt !== ''} />
        </>
      ) : (
        <p role="status" className="text-muted">
          {t('Reading the receipt…')}
        </p>
      )}
    </section>
  );
};

interface ReceiptsProps {
  readonly hash: string;
  readonly pass: string | null;
  readonly isProven: boolean;
}

const Receipts = ({ hash, pass, isProven }: ReceiptsProps) => (
  <p className="flex flex-wrap gap-x-5">
    <Whole href={withPass(`/api/proof/${encodeURIComponent(hash)}`, pass)}>{t('Save the whole receipt')}</Whole>
    {isProven && (
      <Whole href={withPass(`/api/receipt/${encodeURIComponent(hash)}`, pass)}>{t('What was verified')}</Whole>
    )}
  </p>
);

const Seal = ({ isSigned }: { readonly isSigned: boolean | null }) => {
  if (isSigned === null) return null;
  const Icon = isSigned ? ShieldCheck : ShieldAlert;
  const look = isSigned ? 'bg-brand-soft text-brand-text' : 'bg-danger-soft text-danger';
  return (
    <span className={`flex items-center gap-1.5 rounded-full px-2.5 py-1 text-[0.8125rem] font-medium ${look}`}>
      <Icon className="size-3.5" aria-hidden="true" />
      {t(isSigned ? 'Signed' : 'Not valid')}
    </span>
  );
};

interface LineProps {
  readonly passed?: boolean;
  readonly children: ReactNode;
}

const Line = ({ passed = true, children }: LineProps) => {
  const Icon = passed ? Check : TriangleAlert;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-2.5">
      <Icon className={`mt-0.5 size-4 ${passed ? 'text-brand-text' : 'text-danger'}`} aria-hidden="true" />
      <span>{passed ? children : <RichText text="Not verified: {what}" parts={{ what: children }} />}</span>
    </li>
  );
};

const Redaction = ({ receipt }: { readonly receipt: RedactionReceipt }) => (
  <>
    {removedText(receipt) !== '' && <Line>{removedText(receipt)}</Line>}
    {receipt.gates.map((gate) => (
      <Line key={gate.gate} passed={gate.passed}>
        {proofText(gate)}
      </Line>
    ))}
  </>
);

const Whole = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a
    href={href}
    download
    className="inline-flex min-h-11 items-center font-medium text-brand-text underline-offset-4 hover:underline"
  >
    {children}
  </a>
);
