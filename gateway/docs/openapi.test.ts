import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { z } from 'zod';
import { calls } from '../../contracts/api/calls.js';
import { runnableTools } from '../../contracts/tools/catalogue.js';
import { raw } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { GatewayModule } from '../gateway-module.js';
import type { GatewayParts } from '../ports/gateway-ports.js';
import { openApiDocument } from './openapi.js';

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

/** Every route of every controller, as Nest has it. */
const routes = (): string[] =>
  (GatewayModule.with({} as GatewayParts).controllers ?? []).flatMap((controller) => {
    const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
    const { prototype } = controller as { prototype: Record<string, object> };
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const path = Reflect.getMetadata(PATH_METADATA, prototype[name]!) as string | undefined;
      const method = Reflect.getMetadata(METHOD_METADATA, prototype[name]!) as RequestMethod | undefined;
      const full = `/${base}/${path ?? ''}`
        .replace(/\/{2,}/g, '/')
        .replace(/\/$/, '')
        .replace(/:(\w+)/g, '{$1}');
      return path === undefined || method === undefined ? [] : [`${RequestMethod[method].toLowerCase()} ${full}`];
    });
  });

describe('the documentation', () => {
  test('lists exactly the calls that the gateway answers', () => {
    const written = calls.map(({ method, path }) => `${method} ${path}`);
    expect(routes().sort()).toEqual(written.sort());
  });

  test('is an OpenAPI 3.1 document made of the contracts', async () => {
    const response = await fetch(`${running.url}/api/docs-json`);
    expect(response.status).toBe(200);
    const document = (await response.json()) as ReturnType<typeof openApiDocument>;
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([...new Set(calls.map(({ path }) => path))]);
    expect(document.paths['/api/conversions/{id}/cancel']?.post).toMatchObject({
      operationId: 'cancelConversion',
      parameters: [{ name: 'id', in: 'path', required: true }],
      responses: { 404: { description: expect.stringContaining('conversion.not-found') } },
    });
  });

  test('offers every tool and every option in the form', () => {
    const document = openApiDocument('1.2.3');
    const form = document.paths['/api/convert']?.post?.requestBody as unknown as {
      content: Record<string, { schema: { properties: Record<string, { enum?: string[]; description?: string }> } }>;
    };
    const { properties } = form.content['multipart/form-data']!.schema;
    expect(properties['operation']?.enum).toEqual(runnableTools.map(({ id }) => id));
    for (const { id, options } of runnableTools) {
      for (const name of Object.keys(options.shape)) expect(properties[name]?.description).toContain(id);
    }
  });

  test('names the header under which a call that waits tells its progress, and no other call has it', () => {
    const { paths } = openApiDocument('1.2.3');
    const header = expect.objectContaining({ name: 'Docket-Call', in: 'header', required: false });
    expect(paths['/api/summarize']?.post?.parameters).toEqual([header]);
    expect(paths['/api/convert']?.post?.parameters).not.toContainEqual(header);
  });

  test('names the header in which an answer says what was changed or lost, of every call that waits', () => {
    const { paths } = openApiDocument('1.2.3');
    const headersOf = (path: string) => paths[path]?.post?.responses['200'] as unknown as { headers?: object };
    for (const path of ['/api/pdf/sign', '/api/export/word', '/api/translate', '/api/summarize'])
      expect(headersOf(path).headers).toHaveProperty('Docket-Notes.schema.maxLength', 3000);
    expect(headersOf('/api/convert').headers).toBeUndefined();
  });

  test('asks for no more than the checks take: queries that must be there, passwords and fields no more than there may be', () => {
    const { paths } = openApiDocument('1.2.3');
    const ids = { name: 'ids', in: 'query', required: true };
    expect(paths['/api/conversions/files']?.get?.parameters).toMatchObject([ids]);
    expect(paths['/api/conversions/all']?.get?.parameters).not.toContainEqual(
      expect.objectContaining({ required: true }),
    );
    const formOf = (path: string) =>
      paths[path]?.post?.requestBody as unknown as { content: Record<string, { schema: object }> };
    const schemaOf = (path: string) => formOf(path).content['multipart/form-data']?.schema;
    expect(schemaOf('/api/convert')).toMatchObject({ maxProperties: 51, properties: { passwords: { maxItems: 100 } } });
    expect(schemaOf('/api/pdf/verify')).toMatchObject({
      additionalProperties: false,
      properties: { passwords: { maxItems: 1, items: { maxLength: 127 } } },
    });
  });

  test.each([
    ['ids', 'listVersions', 'é'],
    ['ids', 'downloadTogether', '١'],
  ])('spells letters and digits out in the pattern of %s of %s', (name, id, foreign) => {
    const { query } = calls.find((call) => call.id === id)!.parameters!;
    const { pattern = '' } = z.toJSONSchema(query!.shape[name] as z.ZodType) as { readonly pattern?: string };
    expect(pattern).not.toMatch(/\\[wd]/);
    expect(new RegExp(pattern, 'u').test('a-1')).toBe(true);
    expect(new RegExp(pattern, 'u').test(foreign)).toBe(false);
  });

  test('names the header under which a conversion is asked for once, however often it is sent', () => {
    const { paths } = openApiDocument('1.2.3');
    const header = expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false });
    expect(paths['/api/convert']?.post?.parameters).toContainEqual(header);
  });

  test('describes answers by the media types that they have, and a redirect without a body', () => {
    const { paths } = openApiDocument('1.2.3');
    const answers = (path: string, method: 'get' | 'post') =>
      paths[path]?.[method]?.responses as unknown as Record<string, { content?: object; headers?: object }>;
    const log = answers('/api/admin/log/export', 'get')['200'];
    expect(Object.keys(log?.content ?? {})).toEqual(['application/x-ndjson', 'text/csv']);
    const redirects = Object.entries(paths).flatMap(([path, { get, post }]) =>
      Object.entries({ ...get?.responses, ...post?.responses }).flatMap(([status, answer]) =>
        status.startsWith('3') ? [{ path, answer }] : [],
      ),
    );
    expect(redirects.map(({ path }) => path)).toEqual([
      '/api/share/{hash}',
      '/sign/open/{token}',
      '/sign/{token}',
      '/sign/{token}/decline',
      '/sign/{token}/unlock',
      '/api/auth/google',
      '/api/auth/google/callback',
      '/api/auth/oidc',
      '/api/auth/oidc/callback',
    ]);
    for (const { answer } of redirects) {
      expect(answer).toHaveProperty('headers.Location');
      expect(answer).not.toHaveProperty('content');
    }
  });

  test('links a new conversion with every call about it', () => {
    const { paths } = openApiDocument('1.2.3');
    const answer = paths['/api/convert']?.post?.responses['200'] as unknown as {
      links: Record<string, { parameters: Record<string, string> }>;
    };
    const named = calls.filter(({ path }) => /\{(id|conversionId|hash)\}/.test(path));
    expect(Object.keys(answer.links).sort()).toEqual(named.map(({ id }) => id).sort());
    expect(answer.links['download']?.parameters).toEqual({ hash: '$response.body#/shareHash' });
    expect(answer.links['cancelConversion']?.parameters).toEqual({ id: '$response.body#/id' });
  });

  test('is a page that needs nothing from elsewhere', async () => {
    const page = await raw(running.url, { path: '/api/docs' });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    const html = page.body.toString();
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const { origin, pathname } = new URL(link, `${running.url}/api/docs`);
      expect(origin).toBe(running.url);
      expect((await raw(running.url, { path: pathname })).status).toBe(200);
    }
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
  });
});
