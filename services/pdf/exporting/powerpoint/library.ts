import { createRequire } from 'node:module';
import type library from 'pptxgenjs';

export type Slide = library.default.Slide;
export type HAlign = library.default.HAlign;
export type TextProps = library.default.TextProps;
export type TextPropsOptions = library.default.TextPropsOptions;

/** Loaded as the CommonJS module it is described as: its ES module has no name for what it exports in Node. */
const Deck = createRequire(import.meta.url)('pptxgenjs') as typeof library.default;

export const newDeck = (): library.default => new Deck();
