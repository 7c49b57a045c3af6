/** The purposes of the workbench: tools run on the document, its pages are worked on, or its form is filled. */
export const modes = ['tools', 'edit', 'fill'] as const;
export type Mode = (typeof modes)[number];

/** Tools that are used in a mode of their own, by their ids. */
const modesOfTools: ReadonlyMap<string, Mode> = new Map([
  ['pdf-fill-form', 'fill'],
  ['pdf-annotate', 'edit'],
  ['pdf-edit-text', 'edit'],
  ['pdf-add-fields', 'edit'],
]);

/** The mode in which a tool is used; undefined for one that is a row among the tools. */
export const modeOfTool = (id: string): Mode | undefined => modesOfTools.get(id);
