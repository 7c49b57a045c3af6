import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findTool } from '../contracts/tools/catalogue.js';
import type { Model } from '../services/ai/model/model.js';
import type { noModel } from '../services/ai/model/no-model.js';
import type { entityModel } from '../services/ai/sensitive/entities/entity-model.js';
import type { findTask } from '../services/ai/tasks/index.js';
import { pseudoSegments } from '../services/ai/translation/fixtures/pseudo.js';
import type { translatorsOfModel } from '../services/ai/translation/translators.js';
import type { readDocument } from '../services/pdf/reading/read-document.js';
import type { Run } from './measure/repeat.js';
import type { OperationReply, OperationRequest } from './product/bare-operation.js';

/** Loads a module of the built program, as the job processes run it. */
const built = async <Names extends object>(path: string): Promise<Names> =>
  (await import(pathToFileURL(resolve('dist/services', path)).href)) as Names;

const { findTask: find } = await built<{ findTask: typeof findTask }>('ai/tasks/index.js');
const { noModel: none } = await built<{ noModel: typeof noModel }>('ai/model/no-model.js');
const { entityModel: entities } = await built<{ entityModel: typeof entityModel }>(
  'ai/sensitive/entities/entity-model.js',
);
const { translatorsOfModel: translators } = await built<{ translatorsOfModel: typeof translatorsOfModel }>(
  'ai/translation/translators.js',
);
const { readDocument: read } = await built<{ readDocument: typeof readDocument }>('pdf/reading/read-document.js');

/** A FAKE that answers at once with words that mean nothing: what is left is Docket's own work. */
const fakeModel: Model = {
  answeredBy: { kind: 'model', name: 'fake' },
  room: 6000,
  left: () => Infinity,
  ask: (question) => Promise.resolve(question.answer.parse(pseudoSegments(question)) as never),
};

/** Does the work of a job of the ai lane without its process and its thumbnail. */
const run = async ({ tool, options, files, directory }: OperationRequest): Promise<Run> => {
  const task = find(tool);
  if (!task) throw new Error(`${tool} is no tool of the ai lane`);
  const started = performance.now();
  const sources = await Promise.all(
    files.map(async (file) => ({ ...file, bytes: new Uint8Array(await readFile(file.path)) })),
  );
  const report = () => undefined;
  const { bytes } = await task(sources, findTool(tool)?.options.parse(options), {
    report,
    now: new Date(),
    elapsed: () => performance.now() - started,
    model: tool === 'translate' ? fakeModel : none,
    translators: translators(tool === 'translate' ? fakeModel : none),
    entities: entities(),
    read: (file) => read(file, { report }),
    readOutsidePages: () => Promise.resolve([]),
  });
  await writeFile(join(directory, 'result'), bytes);
  return { wallMs: performance.now() - started, output: bytes.length };
};

process.on('disconnect', () => process.exit());
process.on('message', (request: OperationRequest) => {
  const answer = (reply: OperationReply) => process.send?.(reply);
  run(request).then(answer, (error: unknown) =>
    answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
