import { forget, remember, remembered } from './storage.js';

/** Where the record of this tab stands. */
export const TAB = 'docket.workbench';
/** The batch stood apart from the rest before records had a version. */
const BATCH_BEFORE_VERSIONS = 'docket.batch';
/** Set while the database still holds what a member has left. */
const LEFT = 'docket.workbench.left';

const RECORD_VERSION = 2;

/**
 * All that a tab has open, kept over reloads as one text that is written at once, so that leaving the page in the next
 * moment loses nothing. Only bytes stand elsewhere: in the database of the browser, under the name of the record.
 * Version 1 was no more than that name.
 */
export interface TabRecord {
  readonly version: typeof RECORD_VERSION;
  readonly name: string;
  /** Set in a tab that was made as a copy of another, until it has a batch of its own: the other one sends that. */
  readonly isCopy: boolean;
  /** How many files are chosen; undefined in a record from before they were counted. */
  readonly count?: number;
  /** The finished files and the conversion that runs; undefined in a record of version 1, where the database has them. */
  readonly results?: unknown;
  /** The batch that runs or was last looked at, without its files; null for none. */
  readonly batch: unknown;
  /** Which of the files another screen has borrowed, until the workbench is on screen again. */
  readonly lent?: LentPlaces | null;
}

/** Files of the workbench on the screen of a path: the version that it is, or else the places of chosen files, from 0. */
export interface LentPlaces {
  readonly path: string;
  readonly from: string | null;
  readonly of: readonly number[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is TabRecord =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === RECORD_VERSION &&
  'name' in value &&
  typeof value.name === 'string';

const upcast = (name: string): TabRecord => ({
  version: RECORD_VERSION,
  name,
  isCopy: false,
  batch: parsed(remembered('sessionStorage', BATCH_BEFORE_VERSIONS) ?? ''),
});

const forgetTexts = (): void => {
  for (const key of [TAB, BATCH_BEFORE_VERSIONS]) forget('sessionStorage', key);
};

/** The record of this tab; null for none. One that this program cannot read, such as a newer one, is dropped. */
export const tabRecord = (): TabRecord | null => {
  const text = remembered('sessionStorage', TAB);
  if (text === null) return null;
  if (/^tab-[\w-]+$/.test(text)) return upcast(text);
  const value = parsed(text);
  if (isRecord(value)) return value;
  forgetTexts();
  return null;
};

export const newName = (): string => `tab-${Date.now()}-${Math.random().toString(36).slice(2)}`;

const newRecord = (): TabRecord => ({
  version: RECORD_VERSION,
  name: newName(),
  isCopy: false,
  results: null,
  batch: null,
});

/** Changes the record of this tab, or begins one. */
export const changeRecord = (change: Partial<Omit<TabRecord, 'version'>>): TabRecord => {
  const changed = { ...(tabRecord() ?? newRecord()), ...change };
  remember('sessionStorage', TAB, JSON.stringify(changed));
  forget('sessionStorage', BATCH_BEFORE_VERSIONS);
  return changed;
};

export const forgetRecord = forgetTexts;

/** Whether this tab has kept any files: asked before the database is opened. */
export const hasPersistedTab = (): boolean => tabRecord() !== null;

/** The files belong to a member who has left: nobody here is shown them again, and the database is emptied next. */
export const leavePersistedTab = (): void => {
  forgetRecord();
  remember('localStorage', LEFT, 'yes');
};

export const isToBeEmptied = (): boolean => remembered('localStorage', LEFT) !== null;

export const wasEmptied = (): void => forget('localStorage', LEFT);
