/** Why a file cannot be opened, in plain words; the messages of pdf.js speak of the inside of the format. */
export const unreadableWords = (error: unknown): string =>
  error instanceof Error && error.name === 'InvalidPDFException'
    ? 'It cannot be opened as a PDF: the file is damaged or of another type.'
    : 'It cannot be shown here.';
