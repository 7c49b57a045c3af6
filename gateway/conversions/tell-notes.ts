import type { Response } from 'express';
import { NOTES_HEADER, NOTES_HEADER_MAX } from '../../contracts/api/conversions.js';
import type { AwaitedFile } from './await-conversion.js';

/** Says what the result of a call says about itself. Notes that find no room in the header are left out. */
export const tellNotes = ({ notes }: Pick<AwaitedFile, 'notes'>, response: Response): void => {
  const told = notesThatFit(notes.map(({ text }) => text));
  if (told.length > 0) response.set(NOTES_HEADER, escaped(told));
};

const escaped = (texts: readonly string[]): string => encodeURIComponent(JSON.stringify(texts));

const notesThatFit = (texts: readonly string[]): readonly string[] =>
  texts.reduce<readonly string[]>((kept, text) => {
    const longer = [...kept, text];
    return escaped(longer).length <= NOTES_HEADER_MAX ? longer : kept;
  }, []);
