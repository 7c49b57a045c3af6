import { useSelector } from '@xstate/react';
import {
  ArrowRight,
  FileText,
  TextCursorInput,
  Lock,
  LockOpen,
  PenLine,
  ShieldCheck,
  ScanLine,
  type LucideIcon,
} from 'lucide-react';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { passwordOf } from '../../../browser/file-passwords.js';
import type { PdfTraits } from '../../../pdf/pages/pdf-pages.js';
import { useTraits } from '../frame/use-traits.js';
import { shownFile, shownPdf } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { t, translated } from '../../../text/t.js';

interface Fact {
  readonly text: Text;
  readonly Icon: LucideIcon;
}

const texts: Readonly<Record<PdfTraits['text'], Fact>> = {
  all: { text: 'Text that can be searched', Icon: FileText },
  some: { text: 'Some pages have no text to search', Icon: ScanLine },
  none: { text: 'Pictures of pages, no text to search', Icon: ScanLine },
};

const form: Fact = { text: 'A form with fields to fill in', Icon: TextCursorInput };
const signatureField: Fact = { text: 'Has a field for a signature', Icon: PenLine };

const signed: Fact = { text: 'Signed', Icon: ShieldCheck };

const factsOf = (traits: PdfTraits, hasPassword: boolean): readonly Fact[] => [
  texts[traits.text],
  ...(traits.hasFields ? [form] : []),
  ...(traits.hasSignatureField ? [traits.isSigned ? signed : signatureField] : []),
  hasPassword ? { text: 'Opens with a password', Icon: Lock } : { text: 'Opens without a password', Icon: LockOpen },
];

/** The facts that decide about the next step with the PDF on screen. */
export const FileFacts = ({ work }: { readonly work: WorkActor }) => {
  const pdf = useSelector(work, ({ context }) => shownPdf(context));
  const file = useSelector(work, ({ context }) => shownFile(context)?.file);
  const traits = useTraits(pdf);
  const view = useBenchView();
  if (!traits || !file) return null;
  return (
    <section aria-label={t('In this file')} className="grid gap-2 border-t border-line pt-4">
      <h2 className="text-sm font-semibold">{t('In this file')}</h2>
      <ul className="grid gap-1.5 text-[0.8125rem] text-muted">
        {factsOf(traits, passwordOf(file) !== '').map(({ text, Icon }) => (
          <li key={text} className="flex items-center gap-2.5">
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            {translated(text)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          view.send({ type: 'report.asked', kind: 'inspect' });
        }}
        className="flex min-h-9 max-md:min-h-11 items-center gap-1.5 justify-self-start rounded-lg text-[0.8125rem] font-medium text-brand-text hover:underline"
      >
        {t('Inspect this PDF')}
        <ArrowRight className="size-3.5 rtl:-scale-x-100" aria-hidden="true" />
      </button>
    </section>
  );
};
