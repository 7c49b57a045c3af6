import type subset from 'subset-font';

/** A library of hundreds of files, for fonts that few documents need: loaded when they are. */
export const fontEditor = () => import('fonteditor-core');

export const subsetFont: typeof subset = async (...args) => (await import('subset-font')).default(...args);
