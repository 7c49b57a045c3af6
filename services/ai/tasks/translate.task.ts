import type { TranslationReceipt } from '../../../contracts/api/ai.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { languageNames, type LanguageCode, type TargetLanguage } from '../../../contracts/languages.js';
import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { installFor } from '../../pdf/writing/fonts.js';
import { writeOverlay } from '../../pdf/writing/overlay.js';
import type { Typeset } from '../../pdf/engines/typst.js';
import { writeReflowed } from '../../pdf/writing/reflow.js';
import { writtenBlocks } from '../../pdf/writing/written-blocks.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { knownLanguage } from '../languages/known-language.js';
import * as notes from '../translation/translation-notes.js';
import { segmentsOf, withTexts } from '../translation/segments.js';
import { translateSegments } from '../translation/translate-segments.js';
import type { Made, Task } from '../task.js';

/**
 * Translates a document into a PDF: set anew, or each text in its old place.
 *
 * @param options  `layout: keep` writes into the file's own pages, where it is a PDF whose text can be taken out.
 * @returns the PDF; its notes say what is left in the old language, what is left out, what could not be shown. Receipt:
 *   {@link TranslationReceipt}.
 * @throws Refusal as `Translators.assertInto` before anything is read; as `readDocument`, `Translators.find` and
 *   `Translator.translate`.
 * @throws Refusal `translate.same-language`, `translate.fonts-missing`.
 */
export const translate: Task<'translate'> = async ([file], { targetLanguage, sourceLanguage, layout }, work) => {
  await work.translators.assertInto(targetLanguage);
  const document = await work.read(file);
  const texts = segmentsOf(document);
  const source = sourceLanguage === 'auto' ? await knownLanguage(texts.join('\n')) : sourceLanguage;
  if (source === targetLanguage) {
    throw new Refusal('translate.same-language', { name: file.name, language: languageNames[targetLanguage] });
  }
  const report = (done: number, total: number) => work.report({ done, total: total + 1, step: 'translating' });
  const translator = await work.translators.find({ source, target: targetLanguage }, file.name);
  const translation = await translateSegments(texts, { translator, target: targetLanguage, report });
  const translated = withTexts(document, translation.texts);
  const into = { target: targetLanguage, source, layout };
  const { written, told } = await write(file, translated, into);
  const receipt: TranslationReceipt = {
    answeredBy: translator.answeredBy,
    sourceLanguage: source ?? 'unknown',
    targetLanguage,
    segments: texts.length,
    kept: translation.kept.length,
  };
  return pdf(written, [...notes.untranslatedNotes(translation.kept, targetLanguage), ...told], receipt);
};

interface Into {
  readonly target: TargetLanguage;
  readonly source: LanguageCode | undefined;
  readonly layout: 'reflow' | 'keep';
}

const write = async (file: SourceFile, document: ReadDocument, { target, source, layout }: Into) => {
  const isKept = layout === 'keep' && file.kind === 'pdf';
  const overlay = isKept ? await writeOverlay({ file, document, language: target, was: source }) : undefined;
  const written =
    overlay ?? (await writeReflowed({ title: file.name, language: target, blocks: writtenBlocks(document) }));
  const install = installFor(target, written.missing);
  if (install !== undefined) {
    throw new Refusal('translate.fonts-missing', { language: languageNames[target], install });
  }
  const allNotes = [
    ...(layout === 'keep' && !overlay ? [notes.layoutChangedNote] : []),
    ...(overlay ? [] : notes.onPictures(file)),
    ...notes.onMissing(written.missing),
  ];
  return { written, told: allNotes };
};

const pdf = ({ bytes }: Typeset, notes: readonly Note[], receipt: object): Made => ({
  bytes,
  mime: 'application/pdf',
  extension: '.pdf',
  notes,
  receipt,
});
