import type { Note } from '../../../contracts/events/conversion.js';
import { languageNames, type TargetLanguage } from '../../../contracts/languages.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';

/** No text of the document is quoted: notes go onto the log. */
export const untranslatedNotes = ({ length }: readonly string[], target: TargetLanguage): readonly Note[] => {
  if (length === 0) return [];
  const language = languageNames[target];
  const text =
    length === 1
      ? `One passage was left in the original language: no translation into ${language} kept its numbers and addresses unchanged.`
      : `${length} passages were left in the original language: no translation into ${language} kept their numbers and addresses unchanged.`;
  return [{ code: 'translate.kept', text }];
};

export const layoutChangedNote: Note = {
  code: 'translate.layout-not-kept',
  text: 'New pages were created because the original has no text that can be replaced (it is scanned or not a PDF).',
};

/** Dictionaries of streams are never packed away, so this finds every picture. */
const PICTURE = /\/Subtype\s*\/Image\b/;

export const onPictures = ({ kind, bytes }: SourceFile): readonly Note[] =>
  kind === 'pdf' && PICTURE.test(Buffer.from(bytes).toString('latin1'))
    ? [
        {
          code: 'translate.pictures-left-out',
          text: 'Pictures and drawings are not on the new pages. The layout "Same pages" keeps them.',
        },
      ]
    : [];

export const onMissing = (missing: readonly string[]): readonly Note[] =>
  missing.length === 0
    ? []
    : [
        {
          code: 'translate.signs-missing',
          text: 'Some characters, such as emoji, have no font here and are shown as boxes.',
        },
      ];
