import type { LanguageCode } from '../../../../contracts/languages.js';
import type { Recognisable, RecognisedLine, Recogniser } from '../../engines/tesseract/recogniser.js';
import { likelyLanguages } from './likely-language.js';
import { confidenceOf, runsUpward, wordCount } from './recognition-quality.js';
import { smallerPicture, TURNS, turnedPicture, type Turn } from './turned-picture.js';

/** Languages that Tesseract's English data makes no words of. */
const OTHER_SCRIPTS: readonly LanguageCode[] = ['ru', 'el', 'ar', 'he', 'hi', 'zh', 'ja', 'ko'];
/** With less confidence (0 to 100) it is another script, the wrong way up, or no text. */
const SURE_CONFIDENCE = 55;
/** Fewer words say nothing of the other pages. */
const TELLING_WORDS = 20;
/** A picture is turned only if the confidence is higher by so much then. */
const TURNED_GAIN_MIN = 15;

type Picture = Omit<Recognisable, 'languages'>;
type Languages = readonly LanguageCode[];

/** The words of a picture once it is turned. */
export interface RecognisedPicture {
  readonly lines: readonly RecognisedLine[];
  /** How far it was turned clockwise to be upright; places are those in the picture as turned. */
  readonly turn: Turn;
}

type Read = (picture: Picture) => Promise<RecognisedPicture>;

/**
 * Reads the pictures of one document: the first in English, then in the languages that it is likely to be in, which the
 * others are read in right away; the same with the way up. What cannot be read so is looked at anew. Languages that were
 * chosen are taken from the first picture on, and no others.
 */
export const readerOf = (recogniser: Recogniser): Read => {
  const { chosen } = recogniser;
  let languages: Languages | undefined = chosen;
  let turn: Turn = 0;
  return async (picture) => {
    const known = await readTurned(recogniser, picture, { turn, languages: languages ?? ['en'] });
    if (languages && !isDoubtful(known.lines)) return known;
    if (wordCount(known.lines) === 0) return known;
    const upright = isDoubtful(known.lines) ? await turnedUpright(recogniser, picture, known) : known;
    const best = chosen ? upright : await inLikelyLanguages(recogniser, picture, upright);
    if (wordCount(best.lines) >= TELLING_WORDS) ({ languages, turn } = best);
    return { lines: best.lines, turn: best.turn };
  };
};

interface Known extends RecognisedPicture {
  readonly languages: Languages;
}

const isDoubtful = (lines: readonly RecognisedLine[]): boolean =>
  confidenceOf(lines) < SURE_CONFIDENCE || runsUpward(lines);

const readTurned = async (
  recogniser: Recogniser,
  { image, density }: Picture,
  { turn, languages }: Pick<Known, 'turn' | 'languages'>,
): Promise<Known> => {
  const lines = await recogniser.recognise({ image: await turnedPicture(image, turn), density, languages });
  return { lines, turn, languages };
};

/** Tried on a smaller picture, which is read faster and tells as much. */
const turnedUpright = async (recogniser: Recogniser, picture: Picture, known: Known): Promise<Known> => {
  const small = await smallerPicture(picture);
  let best = { turn: known.turn, confidence: -TURNED_GAIN_MIN };
  for (const turn of [known.turn, ...TURNS.filter((other) => other !== known.turn)]) {
    const { lines } = await readTurned(recogniser, small, { turn, languages: known.languages });
    const confidence = runsUpward(lines) || wordCount(lines) === 0 ? 0 : confidenceOf(lines);
    if (confidence > best.confidence + TURNED_GAIN_MIN) best = { turn, confidence };
  }
  if (best.turn === known.turn || best.confidence < SURE_CONFIDENCE) return known;
  return readTurned(recogniser, picture, { turn: best.turn, languages: known.languages });
};

const inLikelyLanguages = async (recogniser: Recogniser, picture: Picture, first: Known): Promise<Known> => {
  let best = first;
  for (const languages of await candidates(recogniser, first)) {
    const known = await readTurned(recogniser, picture, { turn: first.turn, languages });
    if (confidenceOf(known.lines) > confidenceOf(best.lines)) best = known;
  }
  return best;
};

const candidates = async (recogniser: Recogniser, { lines, languages }: Known): Promise<readonly Languages[]> => {
  const installed = recogniser.languages();
  if (confidenceOf(lines) < SURE_CONFIDENCE) {
    return installed.filter((language) => OTHER_SCRIPTS.includes(language)).map((language) => [language]);
  }
  const likely = await likelyLanguages(lines, installed);
  return likely.length === 0 || likely.join() === languages.join() ? [] : [likely];
};
