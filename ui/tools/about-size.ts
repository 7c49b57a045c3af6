/** Whether a tool is used to make a file smaller; with any other, that it became smaller is no merit. */
export const isAboutSize = (tool: string): boolean => tool === 'pdf-compress';

/** Whether a tool adds a signature to a document, which makes it larger. */
export const isSigning = (tool: string): boolean => tool === 'pdf-sign' || tool === 'pdf-place-signature';
