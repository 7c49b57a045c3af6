import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FAKE_KEY, startFakeProvider } from '../services/ai/fixtures/fake-provider.js';
import { natsServerVersion, startNatsServer } from '../services/platform/event-bus/nats/nats-server.js';
import { openClient, type Client } from './harness/http-client.js';
import { openLive, type Live } from './harness/live-messages.js';
import { findProgram } from './harness/other-programs.js';
import { descendantsOf } from './harness/processes.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { docx, text, textPdf } from './samples/sample-files.js';
import { testWith } from './harness/test-with.js';

const LOOK_EVERY_MS = 100;
const office = findProgram('soffice', 'libreoffice');
const testAll = testWith(office && natsServerVersion && process.platform === 'linux' ? office : undefined);

/** Found wherever it gets to, and of the form that keys of 32 bytes have. */
const mark = (): string => randomBytes(32).toString('hex');
const marks = {
  ai: FAKE_KEY,
  nats: mark(),
  secrets: mark(),
  log: mark(),
  google: mark(),

  sent: mark(),
};

/** Reads a file as anybody can who may look at a process, or in a folder, while it is there. */
const readAny = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // it has ended, or is gone, meanwhile
  }
};

const commandOf = (pid: number): string => readAny(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

/** Every file below a folder whose folders come and go meanwhile. */
const filesNow = (folder: string): string[] => {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) =>
      entry.isDirectory() ? filesNow(join(folder, entry.name)) : [join(folder, entry.name)],
    );
  } catch {
    return []; // it is gone meanwhile
  }
};

/** Looks at every process under the server and at the folders of the jobs until the work is done. */
const watchWhile = async (docket: Docket, work: Promise<unknown>) => {
  const server = commandOf(docket.pid());
  const commands = new Set<string>();
  const files = new Set<string>();
  const leaks = new Set<string>();
  const look = (where: string, content: string): void => {
    for (const [name, secret] of Object.entries(marks)) if (content.includes(secret)) leaks.add(`${name} in ${where}`);
  };
  const over = new AbortController();
  void work.catch(() => undefined).finally(() => over.abort());
  while (!over.signal.aborted) {
    for (const { pid } of descendantsOf(docket.pid())) {
      const command = commandOf(pid);
      if (command === server) continue; // a copy of the server that is about to become another program
      commands.add(command);
      look(`the command line ${command}`, command);
      look(`the environment of ${command}`, readAny(`/proc/${pid}/environ`));
    }
    for (const path of filesNow(join(docket.dataDir, 'scratch'))) {
      files.add(path);
      look(path, readAny(path));
    }
    await pause(LOOK_EVERY_MS);
  }
  await work;
  return { commands: [...commands], files: [...files], found: [...leaks] };
};

const run = async (client: Client, live: Live): Promise<void> => {
  const pdf = await textPdf('plain.pdf', 'The quarterly report was sent to the committee on Monday.', 3);
  const jobs = [
    client.accepted('pdf-watermark', [pdf], { watermarkText: 'x' }),
    client.accepted('to-pdf', [docx('letter.docx', 'Dear reader')]),
    client.accepted('ai-summarize', [text('report.txt', 'The quarterly report was sent. '.repeat(50))]),
  ];
  for (const { id } of await Promise.all(jobs)) expect(await live.endOf(id)).toMatchObject({ status: 'completed' });
};

/** In the order of the beginnings. */
const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

testAll(
  'a secret of the settings reaches no process under the server and no folder of a job (LibreOffice, nats-server)',
  async () => {
    const nats = await startNatsServer({ settings: ['--user', 'docket', '--pass', marks.nats] });
    endings.push(nats.dispose);
    const provider = await startFakeProvider();
    endings.push(provider.close);
    const docket = await startDocket({
      settings: {
        OPENAI_API_KEY: marks.ai,
        OPENAI_BASE_URL: provider.baseUrl,
        NATS_URL: nats.url.replace('nats://', `nats://docket:${marks.nats}@`),
        SECRETS_KEY: marks.secrets,
        CHECKPOINT_KEY: marks.log,
        CHECKPOINT_URL: `http://user:${marks.sent}@127.0.0.1:9/`,
        GOOGLE_CLIENT_ID: 'docket',
        GOOGLE_CLIENT_SECRET: marks.google,
      },
    });
    endings.push(docket.dispose);
    expect(readAny(`/proc/${docket.pid()}/environ`)).toContain(marks.ai);
    const client = openClient(docket.address);
    const live = await openLive(client);
    const { commands, files, found } = await watchWhile(docket, run(client, live));
    live.close();
    expect(found).toEqual([]);
    for (const seen of [/pdf\.job/, /ai\.job/, /soffice/]) expect(commands.join('\n')).toMatch(seen);
    expect(files.join('\n')).toMatch(/input-/);
  },
);
