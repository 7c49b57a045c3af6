/** Real files, made by other programs, that `npm run test:corpus` runs the tools on. They are not part of the source. */
export const corpusCount = { pdf: 99, images: 18 } as const;
