import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { tellSourceLines } from './source-lines.js';

/** Variable with which a process leaves what V8 has made of its scripts beside them. */
export const KEEP_CODE = 'DOCKET_KEEP_CODE';

/** `loadIn` stands for `import(…)`, which functions out of kept code do not have. */
const BEFORE = '(function (exports, require, loadIn, module, __filename, __dirname) {';
const AFTER = '\n})';

interface Module {
  exports: unknown;
}
type LoadIn = (name: string) => Promise<unknown>;
type Run = (
  ...given: [exports: unknown, require: NodeJS.Require, loadIn: LoadIn, module: Module, file: string, folder: string]
) => void;

const modules = new Map<string, Module>();
const scripts = new Map<string, Script>();

const keptBeside = (file: string): string => `${file}.code`;

/**
 * V8 takes kept code only where no flag differs. How large the heap may become is settled when a process starts, so that
 * for a moment the flag can say nothing.
 */
const withoutHeapFlag = <Made>(make: () => Made): Made => {
  const flag = process.execArgv.find((argument) => argument.startsWith('--max-old-space-size='));
  if (flag === undefined) return make();
  setFlagsFromString('--max-old-space-size=0');
  try {
    return make();
  } finally {
    setFlagsFromString(flag);
  }
};

const compiled = (file: string): Script => {
  const codePath = keptBeside(file);
  const cachedData = existsSync(codePath) ? readFileSync(codePath) : undefined;
  const source = `${BEFORE}${readFileSync(file, 'utf8')}${AFTER}`;
  const options = { filename: file, columnOffset: -BEFORE.length };
  return withoutHeapFlag(() => new Script(source, { ...options, ...(cachedData && { cachedData }) }));
};

const open = (file: string): unknown => {
  const known = modules.get(file);
  if (known) return known.exports;
  const module: Module = { exports: {} };
  modules.set(file, module); // before it runs: two scripts may need each other
  const script = compiled(file);
  scripts.set(file, script);
  const require = createRequire(file);
  const folder = dirname(file);
  const own = (name: string): unknown => (isScript(name) ? open(join(folder, name)) : require(name));
  const loadIn: LoadIn = (name) => import(name.startsWith('.') ? new URL(name, pathToFileURL(file)).href : name);
  const run = script.runInThisContext() as Run;
  try {
    run(module.exports, Object.assign(own, require), loadIn, module, file, folder);
  } catch (error) {
    modules.delete(file); // as Node does: whoever opens it again may have more luck
    throw error;
  }
  return module.exports;
};

const isScript = (name: string): boolean => name.startsWith('.') && name.endsWith('.cjs');

/** Whether V8 had to compile a script that is open; undefined where no code of it was kept. */
export const wasCompiledAnew = (url: URL): boolean | undefined => scripts.get(fileURLToPath(url))?.cachedDataRejected;

const keepCode = (): void => {
  for (const [file, script] of scripts) {
    const codePath = keptBeside(file);
    const code = script.createCachedData();
    if (!existsSync(codePath) || statSync(codePath).size < code.length) writeFileSync(codePath, code);
  }
};

/**
 * Opens a script of the build, and whatever scripts it requires, with the code that is kept beside them; V8 compiles
 * those of other versions of itself anew. Node 20 keeps none by itself.
 *
 * @see https://v8.dev/blog/code-caching-for-devs
 */
export const openScript = (url: URL): unknown => {
  tellSourceLines((file) => scripts.has(file));
  if (process.env[KEEP_CODE] !== undefined && scripts.size === 0) process.on('exit', keepCode);
  return open(fileURLToPath(url));
};
