import { parse } from 'content-disposition';
import { answererKinds, ANSWERED_BY_HEADER, type AnsweredBy } from '../../contracts/api/ai.js';
import { notesInReply } from './notes-in-reply.js';

/** The file in a call's reply. */
export interface FileInReply {
  readonly name: string;
  readonly blob: Blob;
  /** Null if no engine is named. */
  readonly answeredBy: AnsweredBy | null;
  /** The notes of the file, a sentence each. */
  readonly notes: readonly string[];
}

const nameIn = ({ headers }: Response): string => {
  const header = headers.get('Content-Disposition');
  if (header === null) return '';
  try {
    return parse(header).parameters['filename'] ?? '';
  } catch (error) {
    if (error instanceof TypeError) return ''; // malformed
    throw error;
  }
};

const answeredByIn = ({ headers }: Response): AnsweredBy | null => {
  const [, kind, name = ''] = /^(\S+) (.*)$/.exec(headers.get(ANSWERED_BY_HEADER) ?? '') ?? [];
  const known = answererKinds.find((one) => one === kind);
  return known ? { kind: known, name } : null;
};

/** @param otherwise  the file's name where the reply gives none. */
export const fileInReply = async (reply: Response, otherwise: string): Promise<FileInReply> => ({
  name: nameIn(reply) || otherwise,
  blob: await reply.blob(),
  answeredBy: answeredByIn(reply),
  notes: notesInReply(reply),
});
