import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { callParent } from '../../../platform/jobs/call-parent.js';
import type { JobCalls } from '../../../platform/jobs/job-calls.js';
import type { LibreOffice } from './libreoffice.js';
import { OfficeFailed, OfficeMissing, type Office } from './office.js';

const NAME = 'office';
const TARGET = 'office.pdf';

const order = z.object({ source: z.string(), extension: z.string().regex(/^\.[a-z]{3,4}$/) });

const outcome = z.discriminatedUnion('end', [
  z.object({ end: z.literal('made'), path: z.string() }),
  z.object({ end: z.literal('missing') }),
  z.object({ end: z.literal('failed'), reason: z.string() }),
]);
type Outcome = z.output<typeof outcome>;

/** What the parent does for a job: a LibreOffice beside the job's process, which sees the document and nothing else. */
export const officeCalls = (libreOffice: LibreOffice, scratch: string): JobCalls => ({
  [NAME]: async (payload, { home, counts, signal }): Promise<Outcome> => {
    const { source, extension } = order.parse(payload);
    const folder = await mkdtemp(join(scratch, 'between-'));
    try {
      const document = join(folder, `document${extension}`);
      const target = join(folder, TARGET);
      await home.takeOut(source, document);
      await libreOffice.convert({ source: document, target, extension, signal, counts });
      return { end: 'made', path: await home.putIn(target, `${basename(folder)}.pdf`) };
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
  async toPdf(bytes, extension) {
    const source = join(directory, `for-office${extension}`);
    await writeFile(source, bytes);
    const end = outcome.parse(await callParent(NAME, { source, extension }));
    if (end.end === 'missing') throw new OfficeMissing();
    if (end.end === 'failed') throw new OfficeFailed(end.reason);
    return new Uint8Array(await readFile(end.path));
  },
});
