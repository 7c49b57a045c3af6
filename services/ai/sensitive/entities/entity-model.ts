import { readFileSync } from 'node:fs';
import type { InferenceSession } from 'onnxruntime-web';
import { piecesOf, vocabularyOf, type Pieces } from './word-pieces.js';

/** How probable it is that a piece of a word belongs to each kind, from 0 to 1. */
export interface Labels {
  readonly person: number;
  /** A number of a house, a street, or what stands beside them, such as a flat. */
  readonly street: number;
  /** A town, a state or a postcode. */
  readonly place: number;
  readonly phone: number;
}

/** A passage in pieces, each with its labels. */
export interface Labelled {
  readonly pieces: Pieces;
  readonly labels: readonly Labels[];
}

/** Recognises names and addresses in text. */
export interface EntityModel {
  readonly piecesOf: (passage: string) => Pieces;
  /** In the order of what was given. */
  readonly label: (passages: readonly Pieces[]) => Promise<readonly (readonly Labels[])[]>;
}

/** Numbers of the model's labels: `B-` and `I-` of each of its kinds. */
const kinds = {
  person: [1, 2, 3, 4],
  phone: [7, 8],
  street: [23, 24, 25, 26, 27, 28],
  place: [29, 30, 31, 32, 33, 34],
};
const LABEL_COUNT = 35;
/** Its window, without the marks of beginning and end. */
const PIECES_MAX = 510;
/** Pieces that are looked at together: more need more memory, and fewer more time for each. */
const BATCH_PIECES = 512;
const MARKS = { begin: '[CLS]', end: '[SEP]' };

const fileOf = (name: string): Buffer => readFileSync(new URL(`./rampart/${name}`, import.meta.url));

/** The model that comes with Docket. It is read from the disk when it is needed for the first time. */
export const entityModel = (): EntityModel => {
  let vocabulary: ReturnType<typeof vocabularyOf> | undefined;
  let running: Promise<Running> | undefined;
  const words = () => (vocabulary ??= vocabularyOf(fileOf('rampart-vocabulary.txt').toString('utf8')));
  return {
    piecesOf: (passage) => capped(piecesOf(passage, words())),
    label: async (passages) => {
      const marks = { begin: words().get(MARKS.begin) ?? 0, end: words().get(MARKS.end) ?? 0 };
      const { run } = await (running ??= start());
      const answers = new Map<Pieces, readonly Labels[]>();
      for (const batch of batchesOf(passages)) {
        const width = Math.max(...batch.map(({ ids }) => ids.length)) + 2;
        const scores = await run(inputsOf(batch, { marks, width }), [batch.length, width]);
        for (const [row, pieces] of batch.entries()) {
          answers.set(
            pieces,
            pieces.ids.map((_, index) => labelsAt(scores, (row * width + index + 1) * LABEL_COUNT)),
          );
        }
      }
      return passages.map((pieces) => answers.get(pieces) ?? []);
    },
  };
};

const capped = ({ ids, starts, ends }: Pieces): Pieces => ({
  ids: ids.slice(0, PIECES_MAX),
  starts: starts.slice(0, PIECES_MAX),
  ends: ends.slice(0, PIECES_MAX),
});

interface Inputs {
  readonly input_ids: BigInt64Array;
  readonly attention_mask: BigInt64Array;
  readonly token_type_ids: BigInt64Array;
}

interface Running {
  readonly run: (inputs: Inputs, dims: readonly [rows: number, width: number]) => Promise<Float32Array>;
}

const start = async (): Promise<Running> => {
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web/wasm');
  env.wasm.numThreads = 1;
  const session: InferenceSession = await InferenceSession.create(fileOf('rampart.onnx'), {
    executionProviders: ['wasm'],
  });
  return {
    run: async (inputs, dims) => {
      const tensor = (data: BigInt64Array) => new Tensor('int64', data, dims);
      const { logits } = await session.run({
        input_ids: tensor(inputs.input_ids),
        attention_mask: tensor(inputs.attention_mask),
        token_type_ids: tensor(inputs.token_type_ids),
      });
      if (!(logits?.data instanceof Float32Array)) throw new Error('The model of names answers no numbers');
      return logits.data;
    },
  };
};

/** Passages of about the same length together, because short ones are filled up to the longest. */
const batchesOf = (passages: readonly Pieces[]): readonly (readonly Pieces[])[] => {
  const batches: Pieces[][] = [];
  let room = 0;
  for (const pieces of passages.toSorted((one, other) => other.ids.length - one.ids.length)) {
    const width = (batches.at(-1)?.[0]?.ids.length ?? pieces.ids.length) + 2;
    if (room < width || batches.length === 0) {
      batches.push([]);
      room = Math.max(BATCH_PIECES, pieces.ids.length + 2);
    }
    batches.at(-1)?.push(pieces);
    room -= width;
  }
  return batches;
};

const inputsOf = (
  batch: readonly Pieces[],
  { marks, width }: { readonly marks: { readonly begin: number; readonly end: number }; readonly width: number },
): Inputs => {
  const size = batch.length * width;
  const inputs = {
    input_ids: new BigInt64Array(size),
    attention_mask: new BigInt64Array(size),
    token_type_ids: new BigInt64Array(size),
  };
  for (const [row, { ids }] of batch.entries()) {
    const marked = [marks.begin, ...ids, marks.end];
    for (const [index, id] of marked.entries()) {
      inputs.input_ids[row * width + index] = BigInt(id);
      inputs.attention_mask[row * width + index] = 1n;
    }
  }
  return inputs;
};

/** Turns the 35 scores of one piece into probabilities and adds them up by kind. */
const labelsAt = (scores: Float32Array, from: number): Labels => {
  const own = scores.subarray(from, from + LABEL_COUNT);
  const highest = Math.max(...own);
  const powers = Array.from(own, (score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const of = (labels: readonly number[]): number => labels.reduce((sum, label) => sum + (powers[label] ?? 0), 0) / all;
  return { person: of(kinds.person), street: of(kinds.street), place: of(kinds.place), phone: of(kinds.phone) };
};
