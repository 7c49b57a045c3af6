import { constants } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { GB } from '../../contracts/byte-sizes.js';
import { DAY_MS } from '../../contracts/durations.js';
import { logFolderOf } from '../../services/analytics/log/tree/log-folder.js';
import { QUIET_MAX_MS } from '../../services/platform/event-store/clock-trust.js';
import { codeOf } from '../../services/platform/blobs/disk-files.js';
import { pathsIn } from '../../services/platform/settings/data-dir.js';
import type { Config } from '../../services/platform/settings/config.js';
import { ok, warning, wrong, type Row } from './doctor-row.js';

const FOR_OTHERS = 0o077;
const MODE_OF_OTHERS = 0o007;
/** Through it, programs that root starts under users of their own get to their folders. */
const MODE_PASSABLE = 0o011;
const FREE_WARN_BYTES = 5 * GB;
const FREE_LEAST_BYTES = GB / 2;

const modeOf = (mode: number): string => (mode & 0o777).toString(8).padStart(4, '0');

const secretsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder);
  const signing = names.includes('signing')
    ? (await readdir(join(folder, 'signing'))).map((name) => join('signing', name))
    : [];
  return [...names.filter((name) => name === 'blobs' || SECRET.test(name)), ...signing].map((name) =>
    join(folder, name),
  );
};

const SECRET = /\.(key|db|db-wal|db-shm)$/;

/** The data folder and what visitors sent, the databases and the keys in it are for one user. */
export const permissionsRow = async ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Row> => {
  const name = 'permissions';
  const folder = await stat(DATA_DIR).catch(() => undefined);
  if (!folder)
    return warning(name, `${DATA_DIR} is not there`, 'it is made at the first start; otherwise correct DATA_DIR');
  const user = process.getuid?.();
  if (user !== undefined && user !== 0 && folder.uid !== user)
    return wrong(name, `${DATA_DIR} belongs to user ${folder.uid}`, 'run Docket and its commands as that user');
  const files = await Promise.all((await secretsIn(DATA_DIR)).map(async (path) => ({ path, stats: await stat(path) })));
  const isPassed = user === 0 && (folder.mode & FOR_OTHERS) === MODE_PASSABLE;
  const open = [...(isPassed ? [] : [{ path: DATA_DIR, stats: folder }]), ...files].filter(
    ({ stats }) => (stats.mode & FOR_OTHERS) !== 0,
  );
  if (open.length === 0)
    return ok(name, `${DATA_DIR}, its files of visitors, databases and keys are for their owner only`);
  const list = open.map(({ path, stats }) => `${relative(DATA_DIR, path) || path} ${modeOf(stats.mode)}`).join(', ');
  return wrong(name, `others may open ${list}`, `chmod 700 ${DATA_DIR} and the folders; chmod 600 for the files`);
};

/** The folder must be writable for whoever runs Docket; a file system that is read-only is so for root, too. */
export const writableRow = async (
  config: Parameters<typeof logFolderOf>[0],
  asks: (path: string, mode: number) => Promise<void> = access,
): Promise<Row> => {
  const name = 'writing';
  const { path, blobs, scratch, events, documents, bus, keys } = pathsIn(config.DATA_DIR);
  const all = [path, blobs, scratch, events, documents, bus, keys, logFolderOf(config).path];
  const problems = (await Promise.all(all.map((one) => problemOfWriting(one, asks)))).filter(
    (problem) => problem !== undefined,
  );
  if (problems.length === 0) return ok(name, `${path} and what is in it can be written`);
  const advice = 'run Docket as the owner of the folder, or mount its file system for writing (mount -o remount,rw)';
  return wrong(name, problems.join(', '), advice);
};

/** Undefined for what can be written, or is not there yet. */
const problemOfWriting = async (
  path: string,
  asks: (path: string, mode: number) => Promise<void>,
): Promise<string | undefined> => {
  try {
    await asks(path, constants.W_OK);
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return undefined;
    return code === 'EROFS' ? `${path} is on a read-only file system` : `${path} cannot be written (${String(code)})`;
  }
};

export const diskRow = async ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Row> => {
  const { bavail, bsize } = await statfs(DATA_DIR).catch(() => statfs('.'));
  return spaceRow(bavail * bsize);
};

export const spaceRow = (free: number): Row => {
  const freeSpace = `${(free / GB).toFixed(1)} GB are free`;
  const advice = 'make room, or move DATA_DIR to a larger disk';
  if (free < FREE_LEAST_BYTES) return wrong('disk', freeSpace, advice);
  return free < FREE_WARN_BYTES ? warning('disk', freeSpace, advice) : ok('disk', freeSpace);
};

/** When events were recorded and checkpoints were signed; undefined where there are none. */
export interface RecordedTimes {
  /** When the last event on the log was recorded. */
  readonly last: string | undefined;
  /** The latest of all times, which is later than the last where the clock was ahead for a while. */
  readonly newest: string | undefined;
}

/** A clock that was put back would let links live longer, one that is ahead would delete them at once. */
export const clockRow = (now: Date, { last, newest = last }: RecordedTimes): Row => {
  const name = 'clock';
  const time = now.toISOString();
  if (last === undefined || newest === undefined)
    return ok(name, `${time}; there is no event and no checkpoint to compare it with`);
  if (last > time) return wrong(name, `${time}, before the last event of ${last}`, SET_BACK_ADVICE);
  const wasAhead = newest > time;
  const before = wasAhead ? last : newest;
  const aheadMs = now.getTime() - Date.parse(before);
  if (aheadMs > QUIET_MAX_MS) {
    const clockText = `${time}, ${Math.floor(aheadMs / DAY_MS)} days after the last event or checkpoint of ${before}`;
    return warning(name, clockText, SET_AHEAD_ADVICE);
  }
  if (wasAhead) return warning(name, `${time}, after the last event, but it was ahead, at ${newest}`, WAS_AHEAD_ADVICE);
  return ok(name, `${time}, after the last event`);
};

const SET_BACK_ADVICE = 'set the clock of the machine; where it is right, and was ahead before, nothing has to be done';
const SET_AHEAD_ADVICE =
  'set the clock of the machine, unless nobody has used Docket since; until it is clear, nothing is deleted';
const WAS_AHEAD_ADVICE = 'nothing has to be done; links that were made by that clock end so much later';

type KeySettings = Pick<Config, 'DATA_DIR' | 'CHECKPOINT_KEY' | 'SECRETS_KEY'>;

/** Whoever can write to the data folder can sign with a key in it. */
export const keysRow = async ({ DATA_DIR, CHECKPOINT_KEY: key, SECRETS_KEY }: KeySettings): Promise<Row> => {
  const path = /^file:(.+)$/i.exec(key ?? '')?.[1];
  const secrets =
    SECRETS_KEY === undefined
      ? 'the key of waiting passwords in DATA_DIR'
      : 'the key of waiting passwords in the settings';
  const keepOutside = 'set CHECKPOINT_KEY to file:/path or command:/path outside DATA_DIR';
  if (key === undefined) return warning('keys', `the key of the log is in DATA_DIR, ${secrets}`, keepOutside);
  if (path === undefined) return ok('keys', `the key of the log is outside DATA_DIR, ${secrets}`);
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return wrong('keys', `${path} cannot be read`, 'correct CHECKPOINT_KEY, or the rights on the file');
  if ((stats.mode & MODE_OF_OTHERS) !== 0) return wrong('keys', `everybody may open ${path}`, `chmod o-rwx ${path}`);
  if (!relative(resolve(DATA_DIR), resolve(path)).startsWith('..'))
    return warning('keys', `${path} is in DATA_DIR`, keepOutside);
  return ok('keys', `the key of the log is in ${path}, ${secrets}`);
};

const WRITABLE = 0o022;

/** Whoever can change checkpoints can hide that the log was. */
export const checkpointFilesRow = async (config: Parameters<typeof logFolderOf>[0]): Promise<Row> => {
  const name = 'checkpoint files';
  const { path } = logFolderOf(config);
  const names = await readdir(path).catch(() => undefined);
  if (names === undefined) return ok(name, 'there are none yet');
  const all = await Promise.all([path, ...names.map((file) => join(path, file))].map(withMode));
  const open = all.filter(({ mode }) => (mode & WRITABLE) !== 0);
  if (open.length === 0) return ok(name, `only their owner can change what is in ${path}`);
  const list = open.map((file) => `${file.path} ${modeOf(file.mode)}`).join(', ');
  return wrong(name, `others may change ${list}`, `chmod go-w ${path} and what is in it`);
};

const withMode = async (path: string) => ({ path, mode: (await stat(path)).mode });

/** Whoever can read the file and knows the passphrase signs as this installation. */
export const signingRow = async ({ SIGNING_P12: path }: Pick<Config, 'SIGNING_P12'>): Promise<Row> => {
  const name = 'signing';
  if (path === undefined) return ok(name, 'a certificate of its own, in DATA_DIR');
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return wrong(name, `${path} cannot be read`, 'correct SIGNING_P12, or the rights on the file');
  if ((stats.mode & MODE_OF_OTHERS) !== 0) return wrong(name, `everybody may open ${path}`, `chmod o-rwx ${path}`);
  return ok(name, `the key is in ${path}`);
};
