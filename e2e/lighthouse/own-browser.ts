import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserProgram } from '../harness/browser.js';

/** Chromium writes there on which port it can be driven. */
const PORT_FILE = 'DevToolsActivePort';

/** Lends the port of a browser that has never been anywhere; ends it afterwards. */
export const inNewBrowser = async <Value>(work: (port: number) => Promise<Value>): Promise<Value> => {
  const profile = await mkdtemp(join(tmpdir(), 'docket-lighthouse-'));
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: browserProgram ?? '',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
    });
    try {
      const [port] = (await readFile(join(profile, PORT_FILE), 'utf8')).split('\n');
      return await work(Number(port));
    } finally {
      await context.close();
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
};
