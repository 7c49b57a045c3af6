import { t, translated } from '../../../text/t.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
const steps: readonly Text[] = [
  'Upload files: PDFs, images or text files about the topic of the quiz.',
  'Configure the settings: a title, the number of questions and any special instructions.',
  'Click Generate and wait for the questions.',
  'Download the XLSX file.',
  'Import it into Kahoot: create a kahoot, add a question, choose import from spreadsheet.',
];

export const HowToUse = () => (
  <section aria-labelledby="how-to-use" className="rounded-3xl border border-line bg-card p-5">
    <h2 id="how-to-use" className="font-serif text-2xl tracking-tight">
      {t('How to Use')}
    </h2>
    <ol className="mt-4 grid gap-3.5">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[auto_1fr] gap-3 text-sm text-muted">
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-brand-soft text-xs font-semibold text-brand-text"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{translated(step)}</span>
        </li>
      ))}
    </ol>
  </section>
);
