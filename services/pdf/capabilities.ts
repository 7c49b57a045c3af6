import type { Capability, DocumentCapabilities } from '../../contracts/api/capabilities.js';
import { fileTypes } from '../../contracts/files.js';
import { libreOfficeFor } from './engines/libreoffice-program.js';
import { OFFICE_INSTALL } from './engines/office.js';

/** What this installation can do with documents, by the programs that are here now. */
export const documentCapabilities = (): DocumentCapabilities => {
  const office = fileTypes.filter(({ kind }) => kind === 'office').flatMap(({ extensions }) => extensions);
  const missing = office.filter((extension) => libreOfficeFor(extension) === undefined);
  return {
    office: officeWith(office, missing),
    recognition: { state: 'missing', text: 'Text in pictures and on scanned pages is not read.', unlock: null },
    unavailableExtensions: missing,
  };
};

const officeWith = (all: readonly string[], missing: readonly string[]): Capability => {
  if (missing.length === 0) {
    return { state: 'full', text: 'Word, Excel and PowerPoint files are converted in full layout.', unlock: null };
  }
  if (missing.length === all.length) {
    return {
      state: 'missing',
      text: 'Word, Excel and PowerPoint files cannot be converted: the Office engine is not installed here.',
      unlock: OFFICE_INSTALL,
    };
  }
  return {
    state: 'limited',
    text: `These files cannot be converted, a part of the Office engine is not installed here: ${missing.join(', ')}.`,
    unlock: OFFICE_INSTALL,
  };
};
