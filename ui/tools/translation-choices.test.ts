import { targetLanguages } from '../../contracts/languages.js';
import { translate } from '../../contracts/tools/translate.js';
import { pdfMerge } from '../../contracts/tools/pdf-merge.js';
import { fieldsOf } from './fields-of-options.js';
import { offeredTargets, withOfferedLanguages } from './translation-choices.js';

const pairs = [
  { from: 'en', to: ['de', 'fr'] },
  { from: 'de', to: ['fr'] },
] as const;
const known = pairs.map(({ from, to }) => ({ from, to: [...to] }));

const choices = (name: string, values: Readonly<Record<string, string>>, translations: typeof known | null = known) => {
  const field = fieldsOf(translate).find((one) => one.name === name);
  return field && withOfferedLanguages({ tool: translate, values, pairs: translations }, field).choices;
};

describe('the languages that a document can be translated into', () => {
  test('are those that something here leads to from its language, or from any where that is not known', () => {
    expect(choices('targetLanguage', { sourceLanguage: 'de' })).toEqual(['fr']);
    expect(choices('targetLanguage', { sourceLanguage: 'auto' })).toEqual(['fr', 'de']);
    expect(choices('sourceLanguage', {})).toEqual(['auto', 'en', 'de']);
  });

  test('still hold the one that is chosen', () => {
    expect(choices('targetLanguage', { sourceLanguage: 'de', targetLanguage: 'ja' })).toEqual(['fr', 'ja']);
  });

  test('are all of them with an AI provider, and where nothing is translated at all, which is said elsewhere', () => {
    const all = Object.keys(targetLanguages);
    expect(choices('targetLanguage', {}, null)).toEqual(all);
    expect(choices('targetLanguage', {}, [])).toEqual(all);
    expect(choices('sourceLanguage', {}, [])).toContain('fr');
    expect(offeredTargets([], 'de')).toBeNull();
  });

  test('leave the options of other tools alone', () => {
    for (const field of fieldsOf(pdfMerge)) {
      expect(withOfferedLanguages({ tool: pdfMerge, values: {}, pairs: known }, field)).toBe(field);
    }
  });
});
