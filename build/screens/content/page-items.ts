import { stepPictures, type PictureName } from '../../../ui/pages/pictures/step-pictures.js';
import type { Question, Step, TitledText } from '../../../ui/pages/page-parts.js';
import type { Block } from './blocks.js';
import type { Part, Parts } from './sections.js';

/** Headings, each with a paragraph. */
export const titledTexts = (parts: Parts, blocks: readonly Block[]): readonly TitledText[] =>
  parts.under(3, blocks).map((part) => ({ title: part.title, text: parts.only('paragraph', part).text }));

/** Questions, each with its answer. */
export const questionsOf = (parts: Parts, blocks: readonly Block[]): readonly Question[] =>
  titledTexts(parts, blocks).map(({ title, text }) => ({ question: title, answer: text }));

const pictureIn = (parts: Parts, { blocks }: Part): PictureName | undefined => {
  const picture = blocks.find((block) => block.kind === 'picture');
  if (!picture) return undefined;
  if (!Object.hasOwn(stepPictures, picture.name))
    throw parts.mistake(picture.line, `there is no picture ${picture.name}`);
  return picture.name as PictureName;
};

const stepOf =
  (parts: Parts) =>
  (part: Part): Step => {
    const picture = pictureIn(parts, part);
    const words = { ...part, blocks: part.blocks.filter(({ kind }) => kind !== 'picture') };
    return { name: part.title, text: parts.only('paragraph', words).text, ...(picture && { picture }) };
  };

/** Steps, each with what to do and, where there is one, a picture of the screen. */
export const stepsOf = (parts: Parts, blocks: readonly Block[]): readonly Step[] =>
  parts.under(3, blocks).map(stepOf(parts));
