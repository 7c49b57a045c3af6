const words: Readonly<Record<string, string>> = {
  completed: 'Completed',
  processing: 'File Not Ready',
  failed: 'Failed',
};

/** A status for people; one that is not known is shown as it is. Specification section 4, "Conversion status". */
export const statusWord = (status: string): string => words[status] ?? status;
