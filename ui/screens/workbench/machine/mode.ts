/** What the workbench is for: tools run on the document, its pages are worked on, or its form is filled. */
export const modes = ['tools', 'edit', 'fill'] as const;
export type Mode = (typeof modes)[number];
