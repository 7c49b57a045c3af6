import { jest } from '@jest/globals';
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageCode, TargetLanguage } from '../../../../contracts/languages.js';
import { writeMadeModels } from '../fixtures/made-model.js';
import { modelsOfFolder } from '../fixtures/models-of-folder.js';
import { openFirefoxEngine, type FirefoxEngine } from './firefox-translator.js';

jest.setTimeout(120_000);

const words = { The: 'Das', house: 'Haus', is: 'ist', small: 'klein', My: 'Mein', cat: 'Kater', sleeps: 'schläft' };
const toEnglish = { Das: 'The', Haus: 'house', ist: 'is', klein: 'small' };
const toFrench = { The: 'La', house: 'maison', is: 'est', small: 'petite' };

let folder: string;
let firefox: FirefoxEngine;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-models-'));
  firefox = openFirefoxEngine({ source: modelsOfFolder(folder) });
});
afterEach(async () => {
  await firefox.end();
  await rm(folder, { recursive: true });
});

const translatorFor = (...[source, ...others]: readonly [LanguageCode, ...LanguageCode[]]) => {
  const stops = [source, ...others];
  const way = others.map((to, at) => ({ from: stops[at] ?? source, to, name: `${stops[at] ?? ''}-${to} 2.1` }));
  return firefox.translator(way, { source, target: others.at(-1) as TargetLanguage });
};

const german = async (...texts: readonly string[]) =>
  translatorFor('en', 'de').translate(texts.map((text) => ({ text })));

const givenGerman = () => writeMadeModels(folder, [{ pair: 'en-de', dictionary: words }]);

describe('a text that is translated on this server', () => {
  test('has the words of the model, all sentences in their order, and its numbers, addresses and names', async () => {
    await givenGerman();
    const costs =
      'The house of Ann Lee costs 4,200,000 since 14.5.1932; see https://example.org/a?b=1 or a.lee@example.org.';
    expect(await german('The house is small. My cat sleeps!', costs, '')).toEqual([
      'Das Haus ist klein. Mein Kater schläft!',
      costs.replace('The house', 'Das Haus'),
      '',
    ]);
  });

  test('may hold what looks like marks of HTML', async () => {
    await givenGerman();
    expect(await german('<b>The house</i is < small & <cat')).toEqual(['<b>The Haus</i ist < klein & <cat']);
  });

  test('is whole where a sentence is longer than the engine takes', async () => {
    await givenGerman();
    const long = (one: string, other: string) => Array.from({ length: 100 }, () => `${one} ${other},`).join(' ');
    expect(await german(long('house', 'small'), 'The cat')).toEqual([long('Haus', 'klein'), 'Das Kater']);
  });

  test('goes by English where no model leads from its language to the other', async () => {
    await writeMadeModels(folder, [
      { pair: 'de-en', dictionary: toEnglish },
      { pair: 'en-fr', dictionary: toFrench },
    ]);
    const translator = translatorFor('de', 'en', 'fr');
    expect(await translator.translate([{ text: 'Das Haus ist klein.' }])).toEqual(['La maison est petite.']);
    expect(translator.answeredBy).toEqual({ kind: 'own-model', name: 'de-en 2.1, en-fr 2.1' });
  });

  test('has numbers and addresses as they stand where the model loses them, as it is asked again then', async () => {
    await writeMadeModels(folder, [{ pair: 'en-de', dictionary: { ...words, in1932: 'Mai', 'www.a.org': 'Netz' } }]);
    const text = 'The house is small in1932 at www.a.org. My cat sleeps';
    const translator = translatorFor('en', 'de');
    expect(await translator.translate([{ text }])).toEqual(['Das Haus ist klein Mai at Netz. Mein Kater schläft']);
    expect(await translator.translate([{ text, problem: 'a number is missing' }])).toEqual([
      'Das Haus ist klein in1932 at www.a.org. Mein Kater schläft',
    ]);
  });
});

describe('a model file', () => {
  const NAME = 'model.ende.intgemm.alphas.bin';
  const pathOf = (name: string) => join(folder, 'en-de', name);
  const refused = (file: string, problem: string) => ({
    code: 'translate.model-damaged',
    facts: { model: 'en-de 2.1', file, problem },
  });

  test('with a flipped bit is refused by its name, and works once it is whole again', async () => {
    await givenGerman();
    const bytes = await readFile(pathOf(NAME));
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8((flipped[50_000] ?? 0) ^ 1, 50_000);
    await writeFile(pathOf(NAME), flipped);
    await expect(german('The house')).rejects.toMatchObject(refused(NAME, 'has the wrong contents'));
    await writeFile(pathOf(NAME), bytes);
    expect(await german('The house')).toEqual(['Das Haus']);
  });

  test('that is cut, or swapped for that of another model, is refused by its name', async () => {
    await writeMadeModels(folder, [
      { pair: 'en-de', dictionary: words },
      { pair: 'en-fr', dictionary: { ...toFrench, cat: 'chat', cats: 'chats', sleeps: 'dort' } },
    ]);
    await copyFile(join(folder, 'en-fr', 'vocab.enfr.spm'), pathOf('vocab.ende.spm'));
    await expect(german('The house')).rejects.toMatchObject(refused('vocab.ende.spm', expect.any(String) as never));
    await givenGerman();
    await truncate(pathOf(NAME), 40_000);
    await expect(german('The house')).rejects.toMatchObject(refused(NAME, 'has the wrong size'));
  });
});

describe('the engine', () => {
  test('that is ended in the middle of its work refuses all that waits for it, and begins anew for the next text', async () => {
    await givenGerman();
    await german('The house');
    const working = Promise.allSettled([
      german(...Array.from({ length: 400 }, () => 'My cat sleeps and the house is small and old and good.')),
      german('The cat'),
    ]);
    await firefox.end();
    expect(await working).toMatchObject([
      { status: 'rejected', reason: { code: 'translate.engine-failed' } },
      { status: 'rejected', reason: { code: 'translate.engine-failed' } },
    ]);
    expect(await german('The house')).toEqual(['Das Haus']);
  });

  test('that breaks down is a refusal, and another one answers the next text', async () => {
    await givenGerman();
    const list = join(folder, 'models.json');
    const good = await readFile(list, 'utf8');
    // The list vouches for a file that is none.
    const { createHash } = await import('node:crypto');
    const noise = Buffer.alloc(5000, 'no model ');
    const hash = createHash('sha256').update(noise).digest('hex');
    const records = (JSON.parse(good) as { data: { fileType: string; attachment: object }[] }).data;
    const model = await readFile(join(folder, 'en-de', 'model.ende.intgemm.alphas.bin'));
    await writeFile(join(folder, 'en-de', 'model.ende.intgemm.alphas.bin'), noise);
    const attachment = { hash, size: noise.length };
    await writeFile(
      list,
      JSON.stringify(records.map((one) => (one.fileType === 'model' ? { ...one, attachment } : one))),
    );
    await expect(german('The house')).rejects.toMatchObject({ code: 'translate.engine-failed' });
    await writeFile(join(folder, 'en-de', 'model.ende.intgemm.alphas.bin'), model);
    await writeFile(list, good);
    expect(await german('The house')).toEqual(['Das Haus']);
  });
});
