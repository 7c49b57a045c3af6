import { randomInt } from 'node:crypto';
import type { ConversionEvent } from '../../../contracts/events/conversion.js';
import { numbersFrom } from '../fixtures/random-numbers.js';
import { randomLife } from '../fixtures/random-lives.js';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const LIVES = 2000;
const ENDS: readonly string[] = ['ConversionCompleted', 'ConversionFailed', 'ConversionCancelled'];

const pick = numbersFrom(seed);
const lives = Array.from({ length: LIVES }, (_, index) => randomLife({ id: `c${index}`, owner: 'guest-1' }, pick));
const typesOf = (life: readonly ConversionEvent[]): string[] => life.map(({ type }) => type);
const endOf = (life: readonly ConversionEvent[]): number => life.findIndex(({ type }) => ENDS.includes(type));
const breaking = (isBroken: (types: string[], life: readonly ConversionEvent[]) => boolean): string[][] =>
  lives.filter((life) => isBroken(typesOf(life), life)).map(typesOf);

describe(`whatever is asked of a conversion, in whatever order (SEED=${seed})`, () => {
  test('comes to every end, and to every state after it', () => {
    const seen = new Set(lives.flatMap(typesOf));
    expect([...seen].toSorted()).toEqual(
      [...ENDS, 'ConversionRequested', 'ConversionStarted', 'ConversionCancelRequested', 'ConversionRenamed']
        .concat('ConversionDeleted', 'ConversionHandedBack', 'ThumbnailDrawn')
        .toSorted(),
    );
  });

  test('ends it once at most', () => {
    expect(breaking((types) => types.filter((type) => ENDS.includes(type)).length > 1)).toEqual([]);
  });

  test('requests it once, before anything else', () => {
    expect(breaking((types) => types.lastIndexOf('ConversionRequested') > 0)).toEqual([]);
    expect(breaking((types) => types.length > 0 && types[0] !== 'ConversionRequested')).toEqual([]);
  });

  test('does no more work on it after its end, nor once its visitor wants it to stop', () => {
    const isLate = (types: string[]): boolean => {
      const end = types.findIndex((type) => ENDS.includes(type) || type === 'ConversionCancelRequested');
      return end >= 0 && types.slice(end + 1).some((type) => /Started|Completed|Failed/.test(type));
    };
    expect(breaking(isLate)).toEqual([]);
  });

  test('completes it only once it has been started, and cancels it only when asked to', () => {
    const lacks = (before: string, after: string) => (types: string[]) =>
      types.includes(after) && !types.slice(0, types.indexOf(after)).includes(before);
    expect(breaking(lacks('ConversionStarted', 'ConversionCompleted'))).toEqual([]);
    expect(breaking(lacks('ConversionCancelRequested', 'ConversionCancelled'))).toEqual([]);
  });

  test('draws only what is completed, and once', () => {
    const isWrong = (types: string[], life: readonly ConversionEvent[]): boolean => {
      const at = types.indexOf('ThumbnailDrawn');
      if (at < 0) return false;
      return (
        at !== types.lastIndexOf('ThumbnailDrawn') || types[endOf(life)] !== 'ConversionCompleted' || at < endOf(life)
      );
    };
    expect(breaking(isWrong)).toEqual([]);
  });

  test('renames only what is completed, and deletes only what has ended, as the last that happens', () => {
    const isTooEarly = (types: string[], life: readonly ConversionEvent[]): boolean =>
      life.some(({ type }, index) => {
        const end = endOf(life);
        if (type === 'ConversionRenamed') return types[end] !== 'ConversionCompleted' || index < end;
        return type === 'ConversionDeleted' && (end === -1 || index < end || index !== life.length - 1);
      });
    expect(breaking(isTooEarly)).toEqual([]);
  });

  test('counts its starts', () => {
    const isMiscounted = (life: readonly ConversionEvent[]): boolean => {
      let counted = 0;
      return life.some(({ type, data }) => {
        if (type === 'ConversionHandedBack') counted -= 1;
        if (type !== 'ConversionStarted') return false;
        counted += 1;
        return data.attempt !== counted;
      });
    };
    expect(breaking((_, life) => isMiscounted(life))).toEqual([]);
  });
});
