import {
  capabilitiesReply,
  type DocumentCapabilities,
  type TranslationOffer,
} from '../../contracts/api/capabilities.js';
import { questions } from '../../contracts/subjects.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { aiCapabilities } from './ai-capabilities.js';

const documents: DocumentCapabilities = {
  office: { state: 'limited', text: 'Some can, some cannot.', unlock: 'apt-get install something' },
  recognition: { state: 'full', text: 'Scans are read.', unlock: null },
  recognitionLanguages: ['en'],
  unavailableExtensions: ['.ppt'],
};

describe('GET /api/capabilities', () => {
  let running: Running;
  beforeEach(async () => {
    running = await startGateway();
  });
  afterEach(() => running.stop());

  const ask = () => fetch(`${running.url}/api/capabilities`);

  test('says what can be done with documents, as the pdf service tells it, and with what they say', async () => {
    await running.bus.answer(questions.documentCapabilities, async () => documents);
    const reply = capabilitiesReply.strict().parse(await (await ask()).json());
    expect(reply).toMatchObject(documents);
    expect(reply).toMatchObject({ translation: { state: 'missing' }, answeredBy: { kind: 'built-in' }, signIn: [] });
  });

  test('says between which languages a worker translates', async () => {
    await running.bus.answer(questions.documentCapabilities, async () => documents);
    const pairs = [{ from: 'en', to: ['de', 'fr'] }];
    await running.bus.answer(questions.translations, async () => ({
      models: ['en-de 2.1', 'en-fr 1.0'],
      server: null,
      pairs,
    }));
    const { translation, translationPairs } = capabilitiesReply.parse(await (await ask()).json());
    expect([translation.state, translationPairs]).toEqual(['full', pairs]);
  });

  test('names each place where visitors can sign in', async () => {
    const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
    const oidc = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 'd' };
    const other = await startGateway({ settings: { ...google, ...oidc, OIDC_LABEL: 'Example Inc.' } });
    await other.bus.answer(questions.documentCapabilities, async () => documents);
    const { signIn } = capabilitiesReply.parse(await (await fetch(`${other.url}/api/capabilities`)).json());
    expect(signIn).toEqual([
      { label: 'Google', path: '/api/auth/google' },
      { label: 'Example Inc.', path: '/api/auth/oidc' },
    ]);
    await other.stop();
  });

  test('is refused while the pdf service does not answer', async () => {
    const response = await ask();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'service.unavailable', facts: { service: 'pdf' } });
  });
});

describe('what the AI tools can do', () => {
  const nothing: TranslationOffer = { models: [], server: null, pairs: [] };
  const some: TranslationOffer = { models: ['en-de 2.1'], server: null, pairs: [{ from: 'en', to: ['de'] }] };

  test('without a provider is limited, translation is missing, and it is said how to get both', () => {
    const { understanding, translation, translationPairs, answeredBy } = aiCapabilities({ model: undefined }, nothing);
    expect(translationPairs).toEqual([]);
    expect([understanding.state, translation.state, answeredBy.kind]).toEqual(['limited', 'missing', 'built-in']);
    for (const { unlock } of [understanding, translation]) expect(unlock).toContain('OPENAI_API_KEY');
  });

  test('with a provider is everything, and it is said which model reads the document', () => {
    const capabilities = aiCapabilities({ model: 'some-model' }, nothing);
    const { understanding, translation, answeredBy } = capabilities;
    expect(capabilities.translationPairs).toBeNull();
    expect([understanding.unlock, translation.unlock]).toEqual([null, null]);
    for (const { state, text } of [understanding, translation]) {
      expect([state, text]).toEqual(['full', expect.stringContaining('some-model')]);
    }
    expect(answeredBy).toEqual({ kind: 'model', name: 'some-model' });
  });

  test('with models on this server is translation between their languages, and it is said that no text leaves it', () => {
    const { translation, translationPairs, answeredBy } = aiCapabilities({ model: undefined }, some);
    expect(translation).toMatchObject({ state: 'full', unlock: null, text: expect.stringContaining('on this server') });
    expect([translationPairs, answeredBy.kind]).toEqual([some.pairs, 'built-in']);
  });

  test('with a translation server are told with its name, and where it does not answer, that it does not', () => {
    const server = { host: 'translate.example:5000', isReached: true };
    const { translation } = aiCapabilities({ model: undefined }, { ...some, models: [], server });
    expect(translation.text).toBe(
      'Documents are translated by the translation server translate.example:5000, which receives their text.',
    );
    const away = aiCapabilities({ model: undefined }, { ...nothing, server: { ...server, isReached: false } });
    expect(away.translation).toMatchObject({ state: 'missing', text: expect.stringContaining('cannot be reached') });
  });

  test('with both is translation between any languages, and it is said which text the model gets', () => {
    const { translation, translationPairs } = aiCapabilities({ model: 'some-model' }, some);
    expect(translation.text).toContain(
      'models on this server, the model some-model. What is not on this server receives',
    );
    expect(translationPairs).toBeNull();
  });
});
