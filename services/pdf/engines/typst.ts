import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  '/Library/Fonts',
  '/System/Library/Fonts',
  'C:\\Windows\\Fonts',
  join(homedir(), '.local/share/fonts'),
];

let compiler: NodeCompiler | undefined;

/** Loaded at first use: a machine without its binary can still do everything else. */
const startTypst = async (): Promise<NodeCompiler> => {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontPaths = fontFolders.filter((folder) => existsSync(folder));
  return (compiler ??= typst.NodeCompiler.create({ fontArgs: [{ fontPaths }] }));
};

/** Typst could not set it; the message lists its complaints. */
export class TypstFailed extends Error {
  override readonly name = 'TypstFailed';
}

/**
 * Sets a document.
 *
 * @param source  Typst markup; never contains a visitor's text.
 * @param inputs  texts that the markup reads as `sys.inputs.<key>`; taken literally, whatever they contain.
 * @throws TypstFailed
 */
export const typeset = async (source: string, inputs: Readonly<Record<string, string>>): Promise<Uint8Array> => {
  const bytes = compiled(await startTypst(), source, inputs);
  collectGarbage();
  await setImmediate();
  return bytes;
};

const compiled = (typst: NodeCompiler, source: string, inputs: Readonly<Record<string, string>>): Uint8Array => {
  const result = typst.compile({ mainFileContent: source, inputs: { ...inputs } });
  const document = result.result;
  if (!document) {
    const failure = result.takeDiagnostics();
    throw new TypstFailed(failure ? JSON.stringify(typst.fetchDiagnostics(failure)) : 'no document');
  }
  const bytes = new Uint8Array(typst.pdf(document, { pdfTags: false }));
  typst.evictCache(0);
  return bytes;
};

/**
 * A typeset document lives outside of JavaScript's heap until its handle is collected, which never happens in time:
 * 50 of them took 600 MB, and 200 MB with this.
 */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};
