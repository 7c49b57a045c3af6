import { fileTypes, maxBytesOf, typeOfFile, type FileKind } from '../../../contracts/files.js';
import { refusalText, type RefusalCode, type RefusalFacts } from '../../../contracts/errors.js';
import { FILES_MAX } from '../../../contracts/limits.js';
import type { OfferedFile } from '../../tools/unavailable-reason.js';
import { megabytes } from '../../text/megabytes.js';
import { t } from '../../text/t.js';

export interface SelectedFile {
  /** Unique within the page. */
  readonly id: number;
  readonly file: File;
  readonly kind: FileKind;
  /** Id of the own conversion whose result it is: it need not be sent again. */
  readonly from?: string;
}

/** A rejected file, and why. */
export interface TurnedAway {
  readonly name: string;
  readonly message: string;
}

export interface Selection {
  readonly files: readonly SelectedFile[];
  readonly turnedAway: readonly TurnedAway[];
  readonly nextId: number;
}

export const emptySelection: Selection = { files: [], turnedAway: [], nextId: 1 };

const TYPES = [...new Set(fileTypes.map(({ label }) => label))].join(', ');

type Problem = readonly [RefusalCode, RefusalFacts];

const TOO_MANY: Problem = ['request.too-many-files', { limit: FILES_MAX }];

const problemOf = (file: File): Problem | undefined => {
  const type = typeOfFile(file);
  if (!type) return ['file.type-unsupported', { types: TYPES }];
  if (file.size === 0) return ['file.empty', { name: file.name }];
  const limit = maxBytesOf(type.kind);
  if (file.size <= limit) return undefined;
  return ['file.too-large', { size: megabytes(file.size), limit: megabytes(limit), type: type.label }];
};

const judge = (file: File, hasRoom: boolean): string | undefined => {
  const [code, facts] = problemOf(file) ?? (hasRoom ? [] : TOO_MANY);
  return code && refusalText(code, facts);
};

/** Adds the valid files and says why the others are left out. Requirement. */
export const addFiles = (selection: Selection, chosen: readonly File[]): Selection => {
  const files = [...selection.files];
  const turnedAway: TurnedAway[] = [];
  let { nextId } = selection;
  for (const file of chosen) {
    const message = judge(file, files.length < FILES_MAX);
    const kind = typeOfFile(file)?.kind;
    if (message === undefined && kind) files.push({ id: nextId++, file, kind });
    else turnedAway.push({ name: file.name, message: message ?? '' });
  }
  return { files, turnedAway, nextId };
};

/** Another file in the place of one of them, under an id of its own; the one that was chosen stays where it would not do. */
export const swapFile = (selection: Selection, id: number, file: File): Selection => {
  const { files, turnedAway } = addFiles({ ...selection, files: [], turnedAway: [] }, [file]);
  const [added] = files;
  if (!added) return { ...selection, turnedAway };
  return {
    files: selection.files.map((selected) => (selected.id === id ? added : selected)),
    turnedAway,
    nextId: selection.nextId + 1,
  };
};

export const removeFile = (selection: Selection, id: number): Selection => ({
  ...selection,
  files: selection.files.filter((file) => file.id !== id),
});

/** Moves a file by some places; at the ends it stays where it is. */
export const moveFile = (selection: Selection, id: number, by: number): Selection => {
  const from = selection.files.findIndex((file) => file.id === id);
  const to = from + by;
  const moved = selection.files[from];
  if (!moved || to < 0 || to >= selection.files.length) return selection;
  const files = selection.files.filter((file) => file.id !== id);
  files.splice(to, 0, moved);
  return { ...selection, files };
};

/** The files in the order of these ids; files that they do not name keep their order, behind the others. */
export const sortFiles = (selection: Selection, ids: readonly number[]): Selection => {
  const named = ids.flatMap((id) => selection.files.filter((file) => file.id === id));
  const others = selection.files.filter(({ id }) => !ids.includes(id));
  return { ...selection, files: [...new Set(named), ...others] };
};

/** A file's position, as a sentence. */
export const placeOf = ({ files }: Selection, id: number): string => {
  const place = files.findIndex((file) => file.id === id);
  const name = files[place]?.file.name ?? '';
  return t('{name} is number {place} of {n}', { name, place: place + 1, n: files.length });
};

export const kindsOf = ({ files }: Selection): readonly FileKind[] => files.map(({ kind }) => kind);

export const offeredFiles = ({ files }: Selection): readonly OfferedFile[] =>
  files.map(({ file, kind }) => ({ name: file.name, kind }));
