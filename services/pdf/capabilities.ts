import type { Capability, DocumentCapabilities } from '../../contracts/api/capabilities.js';
import { fileTypes } from '../../contracts/files.js';
import { libreOfficeFor } from './engines/libreoffice-program.js';
import { OFFICE_INSTALL } from './engines/office.js';
import { canBeSimplified } from './office-files/simplified.js';

/** What this installation can do with documents, by the programs that are here now. */
export const documentCapabilities = (): DocumentCapabilities => {
  const office = fileTypes.filter(({ kind }) => kind === 'office').flatMap(({ extensions }) => extensions);
  const without = office.filter((extension) => libreOfficeFor(extension) === undefined);
  const unavailableExtensions = without.filter((extension) => !canBeSimplified(extension));
  const simplified = without.filter(canBeSimplified);
  return {
    office: officeWith(simplified, unavailableExtensions),
    recognition: { state: 'missing', text: 'Text in pictures and on scanned pages is not read.', unlock: null },
    unavailableExtensions,
  };
};

const officeWith = (simplified: readonly string[], unavailable: readonly string[]): Capability => {
  if (simplified.length + unavailable.length === 0) {
    const text = 'Word, Excel, PowerPoint, OpenDocument and RTF files are converted in their full layout.';
    return { state: 'full', text, unlock: null };
  }
  const sentences = [
    ...(simplified.length > 0 ? [`In a simplified layout, with a note that says so: ${simplified.join(', ')}.`] : []),
    ...(unavailable.length > 0 ? [`Not at all: ${unavailable.join(', ')}.`] : []),
  ];
  const missing = 'The Office engine, or a part of it, is not installed here. What that means for the files:';
  return { state: 'limited', text: [missing, ...sentences].join(' '), unlock: OFFICE_INSTALL };
};
