import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';

const PACKAGE = '@browsermt/bergamot-translator/worker/bergamot-translator-worker';
const pathOf = (ending) => createRequire(import.meta.url).resolve(`${PACKAGE}.${ending}`);

/** A browser may have fast code for these; elsewhere the engine brings its own under other names. */
const MULTIPLICATIONS = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
};

/** The first complaint of the engine: C++ throws mere numbers. */
let complaint = '';

/** The package's own loader looks for files that it does not bring, and for models in the network. */
const start = () =>
  new Promise((resolve, reject) => {
    const note = (line) => {
      if (/Error|abort/i.test(line)) complaint ||= String(line);
    };
    const engine = {
      print: note,
      printErr: note,
      onAbort: note,
      instantiateWasm(imports, accept) {
        const multiply = Object.entries(MULTIPLICATIONS).map(([name, own]) => [name, (...a) => engine.asm[own](...a)]);
        const all = { ...imports, wasm_gemm: Object.fromEntries(multiply) };
        globalThis.WebAssembly.instantiate(readFileSync(pathOf('wasm')), all).then(
          ({ instance }) => accept(instance),
          reject,
        );
        return {};
      },
      onRuntimeInitialized: () => resolve(engine),
    };
    globalThis.Module = engine;
    runInThisContext(readFileSync(pathOf('js'), 'utf8'));
  });

const starting = start();
starting.catch(() => undefined); // told to whoever asks

let service;
/** One model, or the two of a pair that goes by English. */
let models = [];

const aligned = (engine, bytes, alignment) => {
  const memory = new engine.AlignedMemory(bytes.byteLength, alignment);
  memory.getByteArrayView().set(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return memory;
};

const modelOf = (engine, { config, model, shortlist, vocabularies }) => {
  const list = new engine.AlignedMemoryList();
  for (const bytes of vocabularies) list.push_back(aligned(engine, bytes, 64));
  const memories = [
    aligned(engine, model, 256),
    shortlist ? aligned(engine, shortlist, 64) : new engine.AlignedMemory(0, 64),
  ];
  return new engine.TranslationModel(config, ...memories, list, null);
};

/** A model is read when it is used first, which tells whether it can be. */
const open = async ({ models: given }) => {
  const engine = await starting;
  service = new engine.BlockingService({ cacheSize: 0 });
  models = given.map((one) => modelOf(engine, one));
  for (const model of models) answersOf(engine, [model], ['a']);
  return {};
};

const translate = async ({ texts }) => answersOf(await starting, models, texts);

/** Each answer is freed: the engine's memory is its own, and never gets smaller. */
const answersOf = (engine, using, texts) => {
  const asked = new engine.VectorString();
  const options = new engine.VectorResponseOptions();
  for (const text of texts) {
    asked.push_back(text);
    options.push_back({ alignment: false, html: false, qualityScores: false });
  }
  const responses =
    using.length > 1
      ? service.translateViaPivoting(...using, asked, options)
      : service.translate(using[0], asked, options);
  const answers = texts.map((_, at) => {
    const response = responses.get(at);
    const answer = { text: response.getTranslatedText(), pieces: response.size() };
    response.delete();
    return answer;
  });
  for (const one of [asked, options, responses]) one.delete();
  return answers;
};

const work = { open, translate };

parentPort.on('message', async ({ question, kind, ...asked }) => {
  complaint = '';
  try {
    parentPort.postMessage({ question, answer: await work[kind](asked) });
  } catch (error) {
    const reason = complaint || (error instanceof Error ? error.message : 'an error without a name');
    parentPort.postMessage({ question, failure: reason });
  }
});
