import { placeIn, readOn, unhyphenated, type Reading } from '../across-lines.js';
import { entitySpans, type EntitySpan } from './entity-spans.js';
import type { EntityModel } from './entity-model.js';
import { fullNames, surnamesOf } from './full-names/full-names.js';
import { passagesOf, worthReading, type Passage } from './entity-passages.js';
import { knownWords, meansOf, placesOf, scoredWords, type ScoredWord } from './scored-words.js';

/** Pieces of words that are read in one document: about seven seconds of a processor. */
const PIECES_MAX = 6000;

/** The entities in texts of one document. */
export interface Entities {
  /** For each text, in its order. */
  readonly hits: readonly (readonly EntitySpan[])[];
  /** Everything worth reading was read. */
  readonly isWhole: boolean;
}

/**
 * Recognises names, addresses and phone numbers by what stands around them. A long document is read where something
 * new may stand; a name that is known from there is found wherever it stands.
 */
export const findEntities = async (
  texts: readonly string[],
  model: EntityModel,
  room = PIECES_MAX,
): Promise<Entities> => {
  const readings = texts.map((text) => readOn(text, unhyphenated));
  const { hits, isWhole } = await entitiesIn(
    readings.map(({ text }) => text),
    model,
    room,
  );
  const placed = (reading: Reading) => (hit: EntitySpan) => ({ ...hit, ...placeIn(reading, hit) });
  return { hits: readings.map((reading, index) => (hits[index] ?? []).map(placed(reading))), isWhole };
};

const entitiesIn = async (texts: readonly string[], model: EntityModel, room: number): Promise<Entities> => {
  const passages = texts.flatMap(passagesOf);
  const worth = worthReading(passages);
  const words = await wordsRead(worth, { texts, model, room });
  const means = meansOf([...words.values()].flat());
  const perText: ScoredWord[][] = texts.map(() => []);
  for (const passage of passages) {
    const read = words.get(passage) ?? knownWords(sliceOf(texts, passage), passage.start, means);
    perText[passage.text]?.push(...read);
  }
  const full = texts.map(fullNames);
  const surnames = surnamesOf(texts, full);
  const places = placesOf([...words.values()].flat(), surnames);
  return {
    hits: texts.map((text, index) =>
      entitySpans(text, perText[index] ?? [], { full: full[index] ?? [], surnames, places }),
    ),
    isWhole: words.size === worth.length,
  };
};

interface Source {
  readonly texts: readonly string[];
  readonly model: EntityModel;
  readonly room: number;
}

const wordsRead = async (
  passages: readonly Passage[],
  { texts, model, room }: Source,
): Promise<ReadonlyMap<Passage, readonly ScoredWord[]>> => {
  const chosen = [];
  let left = room;
  for (const passage of passages) {
    const text = sliceOf(texts, passage);
    const pieces = model.piecesOf(text);
    if (pieces.ids.length > left) break;
    left -= pieces.ids.length;
    chosen.push({ passage, text, pieces });
  }
  const labels = chosen.length === 0 ? [] : await model.label(chosen.map(({ pieces }) => pieces));
  return new Map(
    chosen.map(({ passage, text, pieces }, index) => [
      passage,
      scoredWords(text, passage.start, { pieces, labels: labels[index] ?? [] }),
    ]),
  );
};

const sliceOf = (texts: readonly string[], { text, start, end }: Passage): string =>
  (texts[text] ?? '').slice(start, end);
