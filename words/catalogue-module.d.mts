/** The module that an import of a file under `words/` gives. */
export declare const catalogueModule: (
  path: string,
  source?: string,
  labels?: ReadonlyMap<string, { readonly wording: string }>,
) => string;

/** The labels of the tools' pages in the language of a file under `words/`, with the page of each. */
export declare const labelsBy: (
  path: string,
) => ReadonlyMap<string, { readonly wording: string; readonly path: string }>;

/** Whether a path is that of such a file. */
export declare const isCatalogue: (path: string) => boolean;
