/** The module that an import of a file under `words/` gives. */
export declare const catalogueModule: (path: string, source?: string) => string;

/** Whether a path is that of such a file. */
export declare const isCatalogue: (path: string) => boolean;
