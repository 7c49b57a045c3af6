import { targetLanguages } from '../../../contracts/languages.js';
import { speak } from '../../text/language.js';
import { languageLabel } from './language-label.js';

afterEach(() => speak('en'));

describe('a language of a document', () => {
  test('has in English the name that the product has for it', () => {
    const named = Object.fromEntries(Object.keys(targetLanguages).map((code) => [code, languageLabel(code)]));
    expect(named).toEqual(targetLanguages);
  });

  test('has its name in the visitor’s language', async () => {
    await speak('fr');
    expect([languageLabel('de'), languageLabel('unknown')]).toEqual(['allemand', 'Inconnu']);
  });
});
