import { calls, type Call } from '../../contracts/api/calls.js';
import { callExamples } from '../../contracts/api/calls/call-examples.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf } from '../fixtures/gateway-client.js';
import { ada } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let member: Browser;
let savedWorkflow = '';
beforeAll(async () => {
  provider = await startAccountProvider();
  running = await startGateway({ settings: provider.settings });
  member = await openSignIn(running.url, provider)(ada);
  savedWorkflow = await workflow();
});
afterAll(async () => {
  await running.stop();
  await provider.stop();
});

const bytes = pdf();
const post = async (path: string, fields: Readonly<Record<string, string>>) => {
  const reply = await member.call(path, { method: 'POST', body: formOf([{ bytes, name: 'a.pdf' }], fields) });
  const { code = '', facts = {} } = (await reply.json()) as { code?: string; facts?: Record<string, string> };
  return { status: reply.status, code, facts };
};
const workflow = async (): Promise<string> => {
  const body = JSON.stringify({ name: 'Small', steps: [{ tool: 'pdf-compress' }] });
  const headers = { 'content-type': 'application/json' };
  const reply = await member.call('/api/workflows', { method: 'POST', body, headers });
  return ((await reply.json()) as { workflow: { id: string } }).workflow.id;
};

const forms = calls.filter((call): call is Call & { form: { fields: { shape: object } } } =>
  Boolean(call.form && call.form !== 'conversion'),
);

/** The names that a refusal offers instead. */
const offered = ({ valid, problem = '' }: Record<string, string>): readonly string[] =>
  (valid ?? problem.replace(/^.* valid fields are /, '')).split(', ');

describe('a field that no form of its call has', () => {
  test.each(runnableTools.map(({ id }) => id))('is refused by name where %s is asked for', async (operation) => {
    const { status, code, facts } = await post('/api/convert', { operation, degree: '180' });
    expect({ status, code, field: facts['field'] }).toEqual({
      status: 400,
      code: 'tool.option-unknown',
      field: 'degree',
    });
    const options = Object.keys(runnableTools.find(({ id }) => id === operation)!.options.shape);
    expect(offered(facts)).toEqual([...options, 'operation', 'from', 'expires', 'passwords']);
  });

  test.each(forms.map(({ id }) => id))(
    'is refused by name of the call %s, which offers those that it has',
    async (id) => {
      const { path, form } = forms.find((call) => call.id === id)!;
      const address = path.replace(/\{\w+\}/, savedWorkflow);
      const { status, facts } = await post(address, { ...callExamples[id]?.fields, nonesuch: '1' });
      expect({ status, field: facts['field'] }).toEqual({ status: 400, field: 'nonesuch' });
      expect([...offered(facts)].sort()).toEqual([...Object.keys(form.fields.shape), 'passwords'].sort());
    },
  );

  test.each(['Angle', 'angle ', 'options', '__proto__', 'constructor', '@secrets', '@link-end', 'x'.repeat(99)])(
    'is refused as %j, too',
    async (field) => {
      const told = await post('/api/convert', { operation: 'pdf-rotate', [field]: '180' });
      expect(told).toMatchObject({ status: 400, code: 'tool.option-unknown', facts: { field, tool: 'pdf-rotate' } });
    },
  );

  test('is none where it is an option of the upload form that another tool reads', async () => {
    const form = { pageRanges: '', quality: 'medium', watermarkText: 'Draft', watermarkOpacity: '0.5' };
    const rest = { watermarkPosition: 'center', summarizationType: 'cliff-notes', targetLanguage: 'es' };
    expect(await post('/api/convert', { operation: 'pdf-compress', ...form, ...rest })).toMatchObject({ status: 200 });
    const told = await post('/api/convert', { operation: 'pdf-compress', ...form, redactionItems: '[]' });
    expect(told).toMatchObject({ status: 400, facts: { field: 'redactionItems' } });
  });

  test('is refused of the options of a preview', async () => {
    const toolOptions = JSON.stringify({ degree: 180 });
    const told = await post('/api/pdf/preview', { page: '1', tool: 'pdf-rotate', toolOptions });
    expect(told).toMatchObject({ status: 422, facts: { field: 'toolOptions.degree' } });
    expect(told.facts['problem']).toMatch(/^is no option of pdf-rotate; valid options are .*angle/);
  });

  test('leaves no file and no event behind', async () => {
    const before = { blobs: await running.blobCount(), events: (await running.log()).length };
    await post('/api/convert', { operation: 'pdf-compress', qualty: 'low' });
    await post('/api/pdf/inspect', { texts: 'true' });
    expect({ blobs: await running.blobCount(), events: (await running.log()).length }).toEqual(before);
  });
});

test('what goes beside the options is taken: passwords and the end of the link', async () => {
  const { status } = await post('/api/convert', { operation: 'pdf-compress', passwords: '[""]', expires: '1h' });
  expect(status).toBe(200);
});
