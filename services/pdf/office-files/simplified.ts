/** Endings of the documents that can be set without the Office engine, not as their own program would. */
export const simplifiedExtensions = ['.docx', '.xlsx', '.rtf'] as const;

export type SimplifiedExtension = (typeof simplifiedExtensions)[number];

export const canBeSimplified = (extension: string): extension is SimplifiedExtension =>
  (simplifiedExtensions as readonly string[]).includes(extension);
