import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMadeModels } from '../fixtures/made-model.js';
import { modelsInFolder } from './model-folder.js';
import { modelsIn, nameOfModel, targetsBySource, type ModelRecord } from './model-list.js';
import { addModel, modelsBetween, openRegistry, removeModel } from './registry.js';

const record = (pair: string, version: string, fileType: string): ModelRecord => {
  const [fromLang = '', toLang = ''] = pair.split('-');
  return {
    fromLang,
    toLang,
    version,
    fileType,
    name: `${fileType}.bin`,
    attachment: { hash: 'ab'.repeat(32), size: 9 },
  };
};
const whole = (pair: string, version: string) => [record(pair, version, 'model'), record(pair, version, 'vocab')];
const namesOf = (records: readonly ModelRecord[]) => modelsIn(records).map(nameOfModel);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-models-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a list of models', () => {
  test('has the newest of each direction that the engine reads', () => {
    const versions = ['1.9', '1.10', '2.0', '2.1a1', '3.0'].flatMap((version) => whole('en-de', version));
    expect(namesOf(versions)).toEqual(['en-de 2.0']);
  });

  test('leaves out what is not whole, and languages that nobody can choose', () => {
    const others = [record('en-fr', '1.0', 'model'), ...whole('en-is', '1.0'), ...whole('de-fr', '1.0')];
    expect(namesOf([...others, ...whole('nb-en', '1.0')])).toEqual(['no-en 1.0']);
  });

  test('tells what can be translated into what, by English as well', () => {
    const models = modelsIn(['de-en', 'en-fr', 'en-it'].flatMap((pair) => whole(pair, '1.0')));
    expect(targetsBySource(models)).toEqual([
      { from: 'en', to: ['fr', 'it'] },
      { from: 'de', to: ['fr', 'it'] },
    ]);
  });
});

describe('a folder of models', () => {
  const damage = async () => (await modelsInFolder(folder)).map((model) => model.damage);
  const path = () => join(folder, 'en-de', 'model.ende.intgemm.alphas.bin');

  test('is nothing where it is not there', async () => {
    expect(await modelsInFolder(join(folder, 'none'))).toEqual([]);
  });

  test('tells a file by its name that is missing, cut, or a pointer to where it is stored', async () => {
    await writeMadeModels(folder, [{ pair: 'en-de', dictionary: { house: 'Haus' } }]);
    expect(await damage()).toEqual([undefined]);
    const file = 'model.ende.intgemm.alphas.bin';
    await truncate(path(), 1000);
    expect(await damage()).toEqual([{ file, problem: 'has the wrong size' }]);
    await writeFile(path(), 'version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 17140836\n');
    expect(await damage()).toEqual([{ file, problem: 'is a Git LFS pointer, not the file' }]);
    await rm(path());
    expect(await damage()).toEqual([{ file, problem: 'is missing' }]);
  });

  test('whose list is none is told by the list’s name', async () => {
    await writeFile(join(folder, 'models.json'), '<html>');
    await expect(modelsInFolder(folder)).rejects.toThrow(/models\.json is no list of translation models/);
  });
});

describe('models of a registry', () => {
  let registryFolder: string;
  let server: Server;
  let spoilt: string | undefined;
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** A FAKE of Mozilla's registry that has the files of a folder. */
  beforeEach(async () => {
    spoilt = undefined;
    registryFolder = await mkdtemp(join(tmpdir(), 'docket-registry-'));
    await writeMadeModels(registryFolder, [
      { pair: 'de-en', dictionary: { Haus: 'house' } },
      { pair: 'en-fr', dictionary: { house: 'maison' } },
    ]);
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://registry');
      const answer = async (): Promise<Buffer | string> => {
        if (pathname === '/v1/')
          return JSON.stringify({ capabilities: { attachments: { base_url: `${address()}/files/` } } });
        if (pathname.endsWith('/records')) return readFile(join(registryFolder, 'models.json'));
        const bytes = await readFile(join(registryFolder, pathname.replace('/files/made/', '')));
        return pathname.endsWith(spoilt ?? '\0') ? bytes.fill(0, 0, 100) : bytes;
      };
      answer().then(
        (body) => response.end(body),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(registryFolder, { recursive: true });
  });

  test('are put into the folder for both ways of a pair that goes by English, and are removed again', async () => {
    const registry = await openRegistry(`${address()}/v1`);
    for (const model of modelsBetween(registry, 'de', 'fr')) await addModel(registry, model, folder);
    const models = await modelsInFolder(folder);
    expect(models.map((model) => [nameOfModel(model), model.damage])).toEqual([
      ['de-en 2.1', undefined],
      ['en-fr 2.1', undefined],
    ]);
    expect(await removeModel(folder, 'de-en')).toBe(true);
    expect((await modelsInFolder(folder)).map(nameOfModel)).toEqual(['en-fr 2.1']);
    expect(await removeModel(folder, 'de-en')).toBe(false);
  });

  test('are not taken where a file is not what the registry lists', async () => {
    spoilt = 'vocab.deen.spm';
    const registry = await openRegistry(`${address()}/v1`);
    const [model] = modelsBetween(registry, 'de', 'fr');
    await expect(addModel(registry, model!, folder)).rejects.toThrow(
      /^vocab\.deen\.spm is not the file that the registry/,
    );
    expect(await modelsInFolder(folder)).toEqual([]);
    expect(await readdir(join(folder, 'de-en'))).not.toContain('vocab.deen.spm');
  });

  test('that it does not have are told with those that it has', async () => {
    const registry = await openRegistry(`${address()}/v1`);
    expect(() => modelsBetween(registry, 'de', 'ja')).toThrow(/no model from de to ja .* it has de-en, en-fr$/);
  });

  test('are not to be had where nobody answers, which is told with the address', async () => {
    await expect(openRegistry('http://127.0.0.1:9/v1')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:9\/v1\/\S* cannot be reached/,
    );
  });
});
