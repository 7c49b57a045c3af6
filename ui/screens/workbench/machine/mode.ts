/** What the workbench is for: tools run on the document, or its form is filled. */
export const modes = ['tools', 'fill'] as const;
export type Mode = (typeof modes)[number];
