import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { stepPictures } from '../../ui/pages/pictures/step-pictures.js';
import { touch } from '../harness/browser.js';
import { findProgram } from '../harness/other-programs.js';
import { startDocket } from '../harness/running-docket.js';
import { FOLDER, openCamera, SHARPNESS, WINDOW, type Take } from './camera.js';
import { takeReadmePictures } from './readme-pictures.js';
import { samplePapers, type SamplePapers } from './sample-papers.js';
import { fileScenes } from './scenes/file-scenes.js';
import { pageScenes } from './scenes/page-scenes.js';
import { protectScenes } from './scenes/protect-scenes.js';
import type { Scene } from './scenes/scene.js';
import { understandScenes } from './scenes/understand-scenes.js';

const scenes: Readonly<Record<string, Scene>> = { ...pageScenes, ...fileScenes, ...protectScenes, ...understandScenes };
/** Asks for the pictures of the README, beside those of scenes. */
const README = 'readme';
/** Names of scenes; all of them where none is given. */
const wanted = process.argv.slice(2);
/** In the links that pictures show; browsers take it for this machine. */
const HOST = 'docket.localhost';
const PATIENCE_MS = 30_000;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const openBrowser = (): Promise<Browser> => {
  const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome');
  if (executablePath === undefined) throw new Error('the pictures need chromium');
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
};

interface Studio {
  readonly browser: Browser;
  readonly address: string;
  readonly papers: SamplePapers;
  readonly take: Take;
}

/** Plays a scene in a browser profile of its own. */
const play = async (scene: Scene, { browser, address, papers, take }: Studio): Promise<void> => {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: SHARPNESS,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const visit = async (path: string) => {
    const page = await context.newPage();
    await page.goto(new URL(path, address).href);
    await touch(page);
    return page;
  };
  await scene({ papers, take, visit });
  await context.close();
};

/** After all scenes: what nobody takes any more goes, and what nobody took is named. */
const tidy = async (taken: ReadonlySet<string>): Promise<void> => {
  const missing = Object.keys(stepPictures).filter((name) => !taken.has(name));
  if (missing.length > 0) throw new Error(`no scene takes ${missing.join(', ')}`);
  const files = await readdir(FOLDER);
  const old = files.filter((file) => !taken.has(file.replace(/-(light|dark)\.webp$/, '')));
  await Promise.all(old.map((file) => rm(join(FOLDER, file))));
};

const papers = await samplePapers();
const docket = await startDocket({ settings: { OPENAI_API_KEY: '', ALLOWED_HOSTS: HOST } });
const browser = await openBrowser();
try {
  const { take, taken } = await openCamera();
  const address = docket.address.replace('127.0.0.1', HOST);
  for (const [name, scene] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await play(scene, { browser, address, papers, take });
    print(`${name}: ${taken.size} pictures so far`);
  }
  if (wanted.length === 0) await tidy(taken);
  if (wanted.length === 0 || wanted.includes(README)) await takeReadmePictures(browser, papers);
} finally {
  await browser.close();
  await docket.dispose();
}
