import type { Capability, DocumentCapabilities } from '../../contracts/api/capabilities.js';
import { fileTypes } from '../../contracts/files.js';
import { languageNames, type LanguageCode } from '../../contracts/languages.js';
import { libreOfficeFor } from './engines/libreoffice/libreoffice-program.js';
import { OFFICE_INSTALL } from './engines/libreoffice/office.js';
import { installedLanguages } from './engines/tesseract/tesseract.js';
import { canBeSimplified } from './office-files/simplified.js';

const UNLOCK =
  'apt-get install -y tesseract-ocr tesseract-ocr-<language>, such as tesseract-ocr-swe for Swedish; or npm install @tesseract.js-data/swe';

/**
 * The abilities of this installation with documents, by the programs that are here now.
 *
 * @param opensOffice whether Office files may be opened as things are kept apart here.
 */
export const documentCapabilities = (opensOffice = true): DocumentCapabilities => {
  const office = fileTypes.filter(({ kind }) => kind === 'office').flatMap(({ extensions }) => extensions);
  const without = office.filter((extension) => libreOfficeFor(extension) === undefined);
  const unavailableExtensions = without.filter((extension) => !canBeSimplified(extension));
  const simplified = without.filter(canBeSimplified);
  const recognitionLanguages = [...installedLanguages()];
  const read = { recognition: recognition(recognitionLanguages), recognitionLanguages };
  if (!opensOffice) return { office: UNSAFE, ...read, unavailableExtensions: office };
  return { office: officeWith(simplified, unavailableExtensions), ...read, unavailableExtensions };
};

const UNSAFE: Capability = {
  state: 'missing',
  text: 'Office files are not converted on this site.',
  unlock: 'apt-get install -y bubblewrap',
};

const officeWith = (simplified: readonly string[], unavailable: readonly string[]): Capability => {
  if (simplified.length + unavailable.length === 0) {
    const text = 'Word, Excel, PowerPoint, OpenDocument and RTF files are converted with their full layout.';
    return { state: 'full', text, unlock: null };
  }
  const sentences = [
    ...(simplified.length > 0
      ? [`Some Office files are converted in a simplified layout, with a note about it: ${simplified.join(', ')}.`]
      : []),
    ...(unavailable.length > 0 ? [`Not converted at all: ${unavailable.join(', ')}.`] : []),
  ];
  return { state: 'limited', text: sentences.join(' '), unlock: OFFICE_INSTALL };
};

/** Languages whose data is not here are read as if they were English, which does for no other script. */
const recognition = (languages: readonly LanguageCode[]): Capability => {
  const names = languages.map((language) => languageNames[language]);
  if (names.length === 0) return { state: 'missing', text: 'Scanned pages and pictures are not read.', unlock: UNLOCK };
  const text = `Text on scanned pages and in pictures is read in ${names.join(', ')}.`;
  const all = names.length === Object.keys(languageNames).length;
  return all ? { state: 'full', text, unlock: null } : { state: 'limited', text, unlock: UNLOCK };
};
