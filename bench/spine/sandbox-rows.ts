import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadOf } from '../product/bench-upload.js';
import { openVisitor } from '../product/bench-visitor.js';
import { startServer, type Server } from '../product/server.js';
import { p50, ratio, short } from '../report/format-numbers.js';
import { makePdf } from '../samples/pdf.js';
import { keep, sampleOf, type Sample } from '../samples/sample.js';
import { samplesIn } from '../tools/tool-samples.js';
import type { Setting } from '../setting.js';
import type { SpineRow } from './row.js';

const WARM_MS = 3000;
const RUNS = { quick: 9, full: 21 } as const;
const OFFICE_RUNS = { quick: 2, full: 5 } as const;
const STARTS = { quick: 2, full: 4 } as const;

interface Upload {
  readonly what: string;
  readonly bytes: Buffer;
  readonly runs: number;
}

/** Measures the cost of keeping each job apart: the level in force beside none at all, over HTTP. */
export const sandboxRows = async (setting: Setting): Promise<SpineRow[]> => {
  const uploads = await uploadsIn(setting);
  const none = await withoutSandbox(setting.folder);
  const rows: SpineRow[] = [];
  const apart = await startServer(join(setting.folder, 'sandboxed'));
  const open = await startServer(join(setting.folder, 'unsandboxed'), none);
  try {
    rows.push(levelsRow(await levelOf(apart), await levelOf(open)));
    await pause(WARM_MS);
    for (const upload of uploads) rows.push(await toolRow(upload, apart, open));
  } finally {
    await apart.stop();
    await open.stop();
  }
  const [page] = uploads;
  return page ? [...rows, await firstJobRow(setting, page.bytes, none)] : rows;
};

/** Programs of these names that can do nothing, in front of the others. */
const withoutSandbox = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const path = join(folder, 'no-sandbox');
  await mkdir(path);
  for (const name of ['bwrap', 'unshare']) {
    await writeFile(join(path, name), '#!/bin/sh\nexit 1\n');
    await chmod(join(path, name), 0o755);
  }
  return { PATH: [path, process.env['PATH'] ?? ''].join(delimiter), ALLOW_UNSANDBOXED: '1' };
};

const uploadsIn = async ({ quick, folder }: Setting): Promise<Upload[]> => {
  const size = quick ? 'quick' : 'full';
  const [path = ''] = await keep(folder, { 'sandboxed.pdf': await makePdf({ pages: 10, seed: 5 }) });
  const sample = await sampleOf('ten pages', [path]);
  const page = async (tool: string, options: Readonly<Record<string, string>>): Promise<Upload> => {
    return { what: tool, bytes: await uploadOf(tool, options, sample.files), runs: RUNS[size] };
  };
  const letter: Sample = await samplesIn(folder).letter();
  const word = await uploadOf('to-pdf', {}, letter.files);
  return [
    await page('pdf-split', { pageRanges: '1' }),
    await page('pdf-rotate', { angle: '90' }),
    await page('pdf-compress', { quality: 'medium' }),
    await page('pdf-watermark', { watermarkText: 'DRAFT' }),
    { what: 'to-pdf (Word)', bytes: word, runs: OFFICE_RUNS[size] },
  ];
};

const levelOf = async ({ url }: Server): Promise<string> => {
  const health = (await (await fetch(`${url}/api/health`)).json()) as { adapters?: { sandbox?: unknown } };
  const sandbox = health.adapters?.sandbox;
  return typeof sandbox === 'string' ? sandbox : JSON.stringify(sandbox ?? 'unknown');
};

const levelsRow = (apart: string, open: string): SpineRow => ({
  what: 'level of the sandbox',
  figure: apart,
  beside: { what: 'beside', figure: open, ratio: '' },
});

/** In turn, so that a busy machine slows both. */
const toolRow = async ({ what, bytes, runs }: Upload, apart: Server, open: Server): Promise<SpineRow> => {
  const visitors = [await openVisitor(apart.url), await openVisitor(open.url)] as const;
  const times: readonly [number[], number[]] = [[], []];
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, visitor] of visitors.entries()) {
      const { wallMs } = await visitor.convert(bytes);
      if (run > 0) times[index]?.push(wallMs);
    }
  }
  for (const visitor of visitors) visitor.leave();
  return costRow(`${what} over HTTP in the sandbox, ms`, times);
};

const costRow = (what: string, [apart, open]: readonly [number[], number[]]): SpineRow => ({
  what,
  figure: short(p50(apart)),
  note: `${short(p50(apart) - p50(open))} ms more; p50 of ${apart.length}`,
  beside: { what: 'without any', figure: short(p50(open)), ratio: ratio(p50(apart), p50(open)) },
});

const firstJobRow = async (
  { quick, folder }: Setting,
  upload: Buffer,
  none: Readonly<Record<string, string>>,
): Promise<SpineRow> => {
  const times: readonly [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS[quick ? 'quick' : 'full']; start += 1) {
    for (const [index, settings] of [{}, none].entries()) {
      const server = await startServer(join(folder, `first-${start}-${index}`), settings);
      const visitor = await openVisitor(server.url);
      times[index]?.push((await visitor.convert(upload)).wallMs);
      visitor.leave();
      await server.stop();
    }
  }
  return costRow('first job at once after the start, ms', times);
};
