import type { LanguageInfo } from '../../../contracts/api/ai.js';
import { waitFor } from 'xstate';
import type { TranslationRequest } from '../../calls/documents.calls.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { fileOf } from '../../tools/documents/documents-fixture.js';
import { translateWalk } from './fixtures/translate.walk.js';
import { english, givenTranslate, translated, unknownLanguage } from './translate-fixture.js';

const chosen = { type: 'files.chosen', files: [fileOf()] } as const;

/** The page with a file, once its language is known or not. */
const givenFile = async (...args: Parameters<typeof givenTranslate>) => {
  const translating = givenTranslate(...args);
  translating.page.send(chosen);
  await waitFor(translating.page, (state) => state.matches({ choosing: 'resting' }));
  return translating;
};

describe('the translation page', () => {
  test('looks for the language of a file as soon as it is chosen', async () => {
    const { context, notices } = await givenFile();
    expect(context().language).toEqual(english);
    expect(notices).toMatchObject([{ title: 'Language detected! 🌍', text: 'Document is in English' }]);
  });

  test('shows nothing where the language cannot be found, and writes it down', async () => {
    const { context, notices, logged } = await givenFile({ detect: () => Promise.reject(new Error('no text')) });
    expect(context().language).toBeNull();
    expect(notices).toEqual([]);
    expect(logged).toEqual(['no text']);
  });

  test('says that the language is unknown where the server does', async () => {
    const { context, notices } = await givenFile({ detect: () => Promise.resolve(unknownLanguage) });
    expect(context().language).toEqual(unknownLanguage);
    expect(notices).toMatchObject([{ title: 'Language detected! 🌍', text: 'Document is in Unknown' }]);
  });

  test.each([
    { detected: english, source: 'en' },
    { detected: unknownLanguage, source: null },
  ])('sends the source language only where it is known: $source', async ({ detected, source }) => {
    const requests: TranslationRequest[] = [];
    const { page, notices, saved } = await givenFile({
      detect: () => Promise.resolve(detected),
      translate: async (request) => {
        requests.push(request);
        return translated;
      },
    });
    page.send({ type: 'target.chosen', target: 'es' });
    page.send({ type: 'layout.chosen', layout: 'keep' });
    page.send({ type: 'translate.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(requests).toMatchObject([{ target: 'es', source, layout: 'keep' }]);
    expect(saved).toEqual(['report_es.pdf']);
    expect(notices.at(-1)?.title).toBe('Translation complete! ✨');
  });

  test('asks for a file first, then for a language', async () => {
    const { page, notices } = givenTranslate({ detect: () => Promise.resolve(unknownLanguage) });
    page.send({ type: 'translate.pressed' });
    page.send(chosen);
    page.send({ type: 'translate.pressed' });
    expect(notices.map(({ title }) => title)).toEqual(['No file selected', 'No target language']);
  });

  test('looks for the language again when a translation was begun before it was known', async () => {
    const answers = [new Promise<LanguageInfo>(() => undefined), Promise.resolve(english)];
    const { page, context } = givenTranslate({ detect: () => answers.shift()! });
    page.send(chosen);
    page.send({ type: 'target.chosen', target: 'es' });
    page.send({ type: 'translate.pressed' });
    await waitFor(page, (state) => state.matches({ choosing: 'resting' }));
    expect(context()).toMatchObject({ language: english, made: { name: 'report_es.pdf' } });
  });

  test('says why there is no translation, and keeps the file and the language', async () => {
    const { page, context, notices } = await givenFile({
      translate: () => Promise.reject(new Error('Translating needs an AI provider')),
    });
    page.send({ type: 'target.chosen', target: 'ja' });
    page.send({ type: 'translate.pressed' });
    await waitFor(page, (state) => state.matches('choosing'));
    expect(notices.at(-1)).toMatchObject({ title: 'Translation failed', text: 'Translating needs an AI provider' });
    expect(context()).toMatchObject({ target: 'ja', failure: 'Translating needs an AI provider' });
  });
});

describe('every edge of the translation page', () => {
  testEveryEdge(translateWalk);
});
