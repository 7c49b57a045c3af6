import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { FILE_NAME_MAX } from '../../../../contracts/limits.js';
import { changesAs, notesPages } from '../../../../contracts/tools/to-pdf.js';
import { callParent } from '../../../platform/jobs/call-parent.js';
import type { JobCalls } from '../../../platform/jobs/job-calls.js';
import type { LibreOffice } from './libreoffice.js';
import { writeFonts } from './office-fonts-conf.js';
import { OfficeFailed, OfficeMissing, type Office, type OfficeWishes } from './office.js';

const NAME = 'office';
const TARGET = 'office.made';

const FONTS_MAX = 4;

const order = z.object({
  source: z.string(),
  extension: z.string().regex(/^\.[a-z]{3,4}$/),
  name: z.string().max(FILE_NAME_MAX),
  fonts: z.array(z.string()).max(FONTS_MAX),
  fitsSheets: z.boolean(),
  keepsComments: z.boolean(),
  notesPages: z.enum(notesPages),
  isTagged: z.boolean(),
  changes: z.enum(changesAs).optional(),
  asWord: z.boolean(),
});

const outcome = z.discriminatedUnion('end', [
  z.object({
    end: z.literal('made'),
    path: z.string(),
    holdsDeleted: z.boolean().optional(),
    slidesWithNotes: z.number().optional(),
  }),
  z.object({ end: z.literal('missing') }),
  z.object({ end: z.literal('failed'), reason: z.string() }),
]);
type Outcome = z.output<typeof outcome>;

/**
 * Converts Office documents on behalf of a job: a LibreOffice beside the job's process sees the document and nothing
 * else.
 */
export const officeCalls = (libreOffice: LibreOffice, scratch: string): JobCalls => ({
  [NAME]: async (payload, { home, counts, signal }): Promise<Outcome> => {
    const { source, fonts, changes, ...wishes } = order.parse(payload);
    const folder = await mkdtemp(join(scratch, 'between-'));
    try {
      const document = join(folder, `document${wishes.extension}`);
      const target = join(folder, TARGET);
      await home.takeOut(source, document);
      const own = fonts.map((font, at) => ({ font, path: join(folder, `font-${at}.ttf`) }));
      for (const { font, path } of own) await home.takeOut(font, path);
      const paths = own.map(({ path }) => path);
      const asked = { ...wishes, source: document, target, fonts: paths, signal, counts };
      const printed = await libreOffice.convert({ ...asked, ...(changes && { changes }) });
      return { end: 'made', path: await home.putIn(target, `${basename(folder)}.made`), ...printed };
    } catch (error) {
      return failureOf(error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

const failureOf = (error: unknown): Outcome => {
  if (error instanceof OfficeMissing) return { end: 'missing' };
  if (error instanceof OfficeFailed) return { end: 'failed', reason: error.message };
  throw error;
};

/** The engine as a job has it: its parent sees to it. */
export const officeOfParent = (directory: string): Office => ({
  toPdf: (bytes, extension, wishes = {}) => askParent(directory, { bytes, extension, ...wishes }),
  toWord: (bytes, extension) => askParent(directory, { bytes, extension, asWord: true }),
});

interface Asked extends OfficeWishes {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly asWord?: boolean;
}

/** The wishes of whoever has none. */
const PLAIN = { fitsSheets: false, keepsComments: false, notesPages: 'none', isTagged: false, asWord: false } as const;

const askParent = async (directory: string, { bytes, extension, ...given }: Asked): Promise<Uint8Array> => {
  const { name = '', fonts = [], onPrinted, ...asked } = given;
  const source = join(directory, `for-office${extension}`);
  await writeFile(source, bytes);
  const files = await writeFonts(fonts, join(directory, 'for-office'));
  const wishes = { ...PLAIN, ...asked, extension, name: name.slice(0, FILE_NAME_MAX), fonts: files };
  const end = outcome.parse(await callParent(NAME, { source, ...wishes }));
  if (end.end === 'missing') throw new OfficeMissing();
  if (end.end === 'failed') throw new OfficeFailed(end.reason);
  onPrinted?.({ holdsDeleted: end.holdsDeleted, slidesWithNotes: end.slidesWithNotes });
  return new Uint8Array(await readFile(end.path));
};
