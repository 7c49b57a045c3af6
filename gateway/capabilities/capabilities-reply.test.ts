import { capabilitiesReply, type DocumentCapabilities } from '../../contracts/api/capabilities.js';
import { questions } from '../../contracts/subjects.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { aiCapabilities } from './ai-capabilities.js';

const documents: DocumentCapabilities = {
  office: { state: 'limited', text: 'Some can, some cannot.', unlock: 'apt-get install something' },
  recognition: { state: 'full', text: 'Scans are read.', unlock: null },
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
  test('without a provider is limited, translation is missing, and it is said how to get both', () => {
    const { understanding, translation, answeredBy } = aiCapabilities({ model: undefined });
    expect([understanding.state, translation.state, answeredBy.kind]).toEqual(['limited', 'missing', 'built-in']);
    for (const { unlock } of [understanding, translation]) expect(unlock).toContain('OPENAI_API_KEY');
  });

  test('with a provider is everything, and it is said which model reads the document', () => {
    const { understanding, translation, answeredBy } = aiCapabilities({ model: 'some-model' });
    expect([understanding.unlock, translation.unlock]).toEqual([null, null]);
    for (const { state, text } of [understanding, translation]) {
      expect([state, text]).toEqual(['full', expect.stringContaining('some-model')]);
    }
    expect(answeredBy).toEqual({ kind: 'model', name: 'some-model' });
  });
});
