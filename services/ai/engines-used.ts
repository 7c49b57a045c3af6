import type { Recognisable, Recogniser } from '../pdf/engines/tesseract/recogniser.js';
import { tesseractProgram } from '../pdf/engines/tesseract/tesseract-program.js';
import { packageVersion } from '../pdf/engines/versions.js';
import type { SourceFile } from '../platform/jobs/job-files.js';
import { version } from '../platform/settings/version.js';
import type { Model } from './model/model.js';
import type { Made } from './task.js';
import type { Translators } from './translation/translator.js';

type Versions = Readonly<Record<string, string>>;

/** Where no model has answered, the product itself has. */
const OWN_ENGINE = "Docket's own engine";

const readersOf = ({ kind }: SourceFile): Versions => {
  if (kind === 'pdf') return { PDFium: packageVersion('@embedpdf/pdfium') };
  return kind === 'image' ? { sharp: packageVersion('sharp') } : {};
};

const writersOf = ({ mime }: Made): Versions =>
  mime === 'application/pdf' ? { Typst: packageVersion('@myriaddreamin/typst-ts-node-compiler') } : {};

const recognitionOf = (recogniser: Recogniser, { languages }: Recognisable): Versions =>
  recogniser.kindFor(languages) === 'native'
    ? { Tesseract: tesseractProgram()?.version ?? 'unknown' }
    : { 'tesseract.js': packageVersion('tesseract.js') };

/** Notes what a job works with when it works with it, so that the receipt tells what has made a result and no more. */
export const noteEngines = () => {
  const used = new Map<string, string>();
  /** Whether something else than the product itself has answered. */
  let isAnswered = false;
  const note = (versions: Versions): void => {
    for (const [name, its] of Object.entries(versions)) used.set(name, its);
  };
  return {
    reading: (file: SourceFile): void => note(readersOf(file)),

    recogniser: (recogniser: Recogniser): Recogniser => ({
      ...recogniser,
      recognise: async (page) => {
        const lines = await recogniser.recognise(page);
        note(recognitionOf(recogniser, page));
        return lines;
      },
    }),

    /** A model goes by its name and the host that it answers from; the key and the rest of the address stay untold. */
    model: (model: Model): Model => ({
      ...model,
      ask: async (question) => {
        const answer = await model.ask(question);
        isAnswered = true;
        note({ 'AI model': [model.answeredBy.name, model.host].filter(Boolean).join(' at ') });
        return answer;
      },
    }),

    translators: (translators: Translators): Translators =>
      noting(translators, (engines) => {
        isAnswered = true;
        note(engines);
      }),

    /** Version by name, of what a result was made with. */
    behind: (output: Made): Versions => {
      note(writersOf(output));
      return { ...Object.fromEntries(used), ...(!isAnswered && { [OWN_ENGINE]: version }) };
    },
  };
};

/** Tells what a translation was made with, once there is one. */
const noting = (translators: Translators, note: (engines: Versions) => void): Translators => ({
  ...translators,
  find: async (pair, name) => {
    const translator = await translators.find(pair, name);
    const translate: typeof translator.translate = async (batch) => {
      const answers = await translator.translate(batch);
      if (translator.engines) note(translator.engines);
      return answers;
    };
    return { ...translator, translate };
  },
});
