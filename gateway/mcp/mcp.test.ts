import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ApiKeyScope } from '../../contracts/api-keys.js';
import { filters } from '../../contracts/subjects.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { formOf } from '../fixtures/gateway-client.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';
import { pdf } from '../fixtures/smallest-files.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let member: Browser;
const clients: Client[] = [];
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: google.settings });
  await running.bus.follow(filters.conversions, (event) => void work(event));
  await running.bus.follow(filters.runs, (event) => void goThrough(event));
  member = await openSignIn(running.url, google)(ada);
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await running.stop();
  await google.stop();
});

/** Stands for the workers: a rotation fails, all else has the first file as its result. */
const work = async ({ type, data }: StoredEvent): Promise<void> => {
  if (type !== 'ConversionRequested') return;
  const { conversionId, tool, files } = data;
  const stream = `conversion-${conversionId}`;
  const at = new Date().toISOString();
  await running.append(stream, { type: 'ConversionStarted', version: 1, data: { conversionId, attempt: 1, at } });
  if (tool === 'pdf-rotate') {
    const why = { code: 'pdf.encrypted', facts: { name: 'a.pdf' }, reason: 'It has a password' };
    await running.append(stream, { type: 'ConversionFailed', version: 1, data: { conversionId, ...why, at } });
    return;
  }
  const bytes = await buffer(await running.blobs.read(files[0]!.blob));
  const { ref: blob, size, sha256 } = await running.blobs.write(Readable.from([bytes]));
  const result = { blob, name: 'made.pdf', mime: 'application/pdf', size, sha256 };
  const notes = [{ code: 'small', text: 'It was small already' }];
  const completed = { conversionId, result, thumbnail: null, receipt: null, made: null, notes, at };
  await running.append(stream, { type: 'ConversionCompleted', version: 2, data: completed });
};

/** Stands for the service that takes runs from step to step: the last step fails where it is a rotation. */
const goThrough = async ({ type, data }: StoredEvent): Promise<void> => {
  if (type !== 'WorkflowRunStarted') return;
  const { runId, steps } = data;
  const at = new Date().toISOString();
  const last = steps.length;
  if (steps.at(-1)?.tool === 'pdf-rotate') {
    const why = { code: 'pdf.encrypted', facts: { name: 'a.pdf' }, reason: 'It has a password' };
    const failed = { type: 'WorkflowRunFailed', version: 1, data: { runId, step: 1, ...why, at } } as const;
    await running.append(`run-${runId}`, failed);
    return;
  }
  for (let step = 1; step <= last; step += 1)
    await running.append(`run-${runId}`, { type: 'WorkflowStepSkipped', version: 1, data: { runId, step, at } });
  await running.append(`run-${runId}`, { type: 'WorkflowRunCompleted', version: 1, data: { runId, at } });
};

const newKey = async (scopes: readonly ApiKeyScope[], by: Browser): Promise<string> => {
  const reply = await by.call('/api/account/keys', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'An agent', scopes }),
  });
  return ((await reply.json()) as { readonly secret: string }).secret;
};
/** A member may have so many keys: one for each set of scopes is enough. */
const keysOfMember = new Map<string, Promise<string>>();
const keyFor = async (scopes: readonly ApiKeyScope[], by = member): Promise<string> => {
  if (by !== member) return newKey(scopes, by);
  const name = scopes.join(' ');
  const key = keysOfMember.get(name) ?? newKey(scopes, by);
  keysOfMember.set(name, key);
  return key;
};
const connect = async (key: string): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${running.url}/mcp`), { requestInit });
  await client.connect(transport);
  clients.push(client);
  return client;
};
const callOf = async (client: Client, name: string, args: object = {}) => {
  const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const [text] = result.content;
  return {
    isError: result.isError === true,
    text: text?.type === 'text' ? text.text : '',
    told: (result.structuredContent ?? {}) as Record<string, unknown>,
    content: result.content,
  };
};
const file = () => ({ name: 'a.pdf', data: pdf().toString('base64') });
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${running.url}/mcp`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  });

// Requirement. The judge is the client of the protocol's own SDK.
describe('a program that speaks MCP', () => {
  test('is offered three tools, with which it finds all that there are', async () => {
    const client = await connect(await keyFor(['convert']));
    expect(client.getServerVersion()?.name).toBe('docket');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_tools',
      'describe_tool',
      'run_tool',
      'list_workflows',
      'run_workflow',
    ]);
    const listed = (await callOf(client, 'list_tools')).told['tools'] as readonly { readonly id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(runnableTools.map(({ id }) => id));
    for (const { id } of listed) {
      const { told } = await callOf(client, 'describe_tool', { tool: id });
      expect(told).toMatchObject({ id, options: { type: 'object' } });
    }
    await client.ping();
  });

  test.each([
    ['pdf-protect', 'userPassword'],
    ['pdf-split', 'pageRanges'],
    ['pdf-redact', 'redactionItems'],
  ])('is told what a tool lacks that it was asked for without: %s', async (tool, field) => {
    const client = await connect(await keyFor(['convert']));
    const { isError, text } = await callOf(client, 'run_tool', { tool, files: [file()] });
    expect([isError, text]).toEqual([true, expect.stringContaining(`${field}: must`)]);
  });

  test('runs one on bytes, gets the file, and runs another on what came of it', async () => {
    const client = await connect(await keyFor(['convert']));
    const asked = { tool: 'pdf-compress', options: { quality: 'low' }, files: [file()], bytes: true };
    const { told, content } = await callOf(client, 'run_tool', asked);
    expect(told).toMatchObject({ status: 'completed', name: 'made.pdf', notes: ['It was small already'] });
    const resource = content.find(({ type }) => type === 'resource');
    expect(resource).toMatchObject({ resource: { mimeType: 'application/pdf', blob: pdf().toString('base64') } });
    const files = [{ conversion: told['run'] }, file()];
    const next = await callOf(client, 'run_tool', { tool: 'pdf-merge', files });
    expect(next.told['status']).toBe('completed');
    const requested = (await running.log()).findLast(({ type }) => type === 'ConversionRequested');
    const names = requested?.type === 'ConversionRequested' ? requested.data.files.map(({ name }) => name) : [];
    expect(names).toEqual(['made.pdf', 'a.pdf']);
    expect((await callOf(client, 'run_tool', { wait_for: told['run'] })).told['run']).toBe(told['run']);
  });

  test('runs one on what it has uploaded in pieces', async () => {
    const key = await keyFor(['convert']);
    const body = formOf([{ bytes: pdf(), name: 'blob' }]);
    const headers = { authorization: `Bearer ${key}` };
    const reply = await fetch(`${running.url}/api/uploads`, { method: 'POST', body, headers });
    const { piece } = (await reply.json()) as { readonly piece: string };
    const files = [{ name: 'large.pdf', pieces: [piece] }];
    const { told } = await callOf(await connect(key), 'run_tool', { tool: 'pdf-compress', files });
    expect(told).toMatchObject({ status: 'completed', size: pdf().length });
  });

  test.each<[string, object, string]>([
    ['what fails', { tool: 'pdf-rotate', files: [file()] }, 'pdf.encrypted'],
    ['an unknown tool', { tool: 'pdf-fly', files: [file()] }, 'tool.unknown'],
    ['a wrong option', { tool: 'pdf-compress', files: [file()], options: { quality: 'none' } }, 'tool.option-invalid'],
    ['a misspelt option', { tool: 'pdf-rotate', files: [file()], options: { degree: 180 } }, 'tool.option-unknown'],
    ['a form field', { tool: 'pdf-rotate', files: [file()], options: { expires: '1h' } }, 'tool.option-unknown'],
    ['no file', { tool: 'pdf-compress' }, 'file.missing'],
    ['too few files', { tool: 'pdf-merge', files: [file()] }, 'tool.files-do-not-fit'],
    ['no document', { tool: 'pdf-compress', files: [{ name: 'a.pdf', data: 'AAAA' }] }, 'file.type'],
    ['two files in one', { tool: 'pdf-compress', files: [{ ...file(), conversion: 'x' }] }, 'exactly one'],
    ['signing without its scope', { tool: 'pdf-sign', files: [file()] }, 'key.scope-missing'],
  ])('is told of %s, so that it may do better', async (_, asked, code) => {
    const { isError, text } = await callOf(await connect(await keyFor(['convert'])), 'run_tool', asked);
    expect([isError, text]).toEqual([true, expect.stringContaining(code)]);
  });

  test('neither takes nor waits for what is somebody else’s', async () => {
    const own = await connect(await keyFor(['convert']));
    const run = (await callOf(own, 'run_tool', { tool: 'pdf-compress', files: [file()] })).told['run'];
    const other = await connect(await keyFor(['convert'], await openSignIn(running.url, google)(eve)));
    for (const asked of [{ wait_for: run }, { tool: 'pdf-compress', files: [{ conversion: run }] }]) {
      expect((await callOf(other, 'run_tool', asked)).text).toContain('conversion.not-found');
    }
  });

  test('runs nothing with a key that may not convert', async () => {
    const client = await connect(await keyFor(['read']));
    const { text } = await callOf(client, 'run_tool', { tool: 'pdf-compress', files: [file()] });
    expect(text).toContain('key.scope-missing');
  });

  test('is nobody without a key, and with a wrong one', async () => {
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const without = await post(message);
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="docket"']);
    expect(without.headers.get('set-cookie')).toBeNull();
    expect((await post(message, { authorization: `Bearer dkt_0123456789abcdef_${'a'.repeat(43)}` })).status).toBe(401);
  });

  test('is answered by the rules of the protocol', async () => {
    const authorization = `Bearer ${await keyFor(['convert'])}`;
    const say = async (body: string, headers = {}) => {
      const reply = await post(body, { authorization, ...headers });
      const text = await reply.text();
      return [reply.status, text === '' ? '' : (JSON.parse(text) as { error?: { code: number } }).error?.code];
    };
    const rpc = (method: string, more = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...more });
    expect(await say('{')).toEqual([400, -32_700]);
    expect(await say('[]')).toEqual([400, -32_600]);
    expect(await say(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))).toEqual([202, '']);
    expect(await say(rpc('resources/list'))).toEqual([200, -32_601]);
    expect(await say(rpc('tools/call', { params: { name: 'fly' } }))).toEqual([200, -32_602]);
    expect(await say(rpc('ping'), { 'mcp-protocol-version': '1999-01-01' })).toEqual([400, -32_600]);
    expect(await say(rpc('ping'), { origin: 'https://elsewhere.example' })).toMatchObject([403]);
    const get = await fetch(`${running.url}/mcp`, { headers: { authorization } });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a workflow, to a program that speaks MCP', () => {
  const make = async (key: string, name: string, steps: readonly object[]): Promise<string> => {
    const reply = await fetch(`${running.url}/api/workflows`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, steps }),
    });
    return ((await reply.json()) as { readonly workflow: { readonly id: string } }).workflow.id;
  };
  test('is run, once for each file, with the secrets that it asks for', async () => {
    const key = await keyFor(['workflows']);
    const client = await connect(key);
    const steps = [{ tool: 'pdf-compress' }, { tool: 'pdf-protect' }];
    const workflow = await make(key, 'Lock', steps);
    const { told } = await callOf(client, 'run_workflow', {
      workflow,
      files: [file(), file()],
      secrets: { 2: { userPassword: 'open sesame' } },
    });
    const runs = told['runs'] as readonly { readonly run: string; readonly status: string }[];
    expect(runs.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(JSON.stringify([told, await running.log()])).not.toContain('open sesame');
    const again = await callOf(client, 'run_workflow', { wait_for: runs.map(({ run }) => run) });
    expect(again.told).toEqual(told);
  });

  test('says why it has failed, what it lacks, and that it is not there for others', async () => {
    const key = await keyFor(['workflows']);
    const client = await connect(key);
    const turning = await make(key, 'Turn', [{ tool: 'pdf-rotate', options: { angle: 90 } }]);
    const locking = await make(key, 'Lock', [{ tool: 'pdf-protect' }]);
    const failed = await callOf(client, 'run_workflow', { workflow: turning, files: [file()] });
    expect(failed.told).toMatchObject({ runs: [{ status: 'failed', code: 'pdf.encrypted' }] });
    const asked = { workflow: locking, files: [file()] };
    expect((await callOf(client, 'run_workflow', asked)).text).toContain('secrets.userPassword');
    const other = await connect(await keyFor(['workflows'], await openSignIn(running.url, google)(eve)));
    expect((await callOf(other, 'run_workflow', asked)).text).toContain('workflow.not-found');
    const without = await connect(await keyFor(['convert']));
    for (const name of ['list_workflows', 'run_workflow'])
      expect((await callOf(without, name, asked)).text).toContain('key.scope-missing');
  });
});
