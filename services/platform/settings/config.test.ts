import { resolve } from 'node:path';
import { readConfig } from './config.js';

describe('the settings', () => {
  test('unset mean embedded: data under ./data, port 3000, two workers', () => {
    expect(readConfig({})).toMatchObject({ DATA_DIR: resolve('./data'), PORT: 3000, WORKERS: 2 });
    expect(readConfig({}).NATS_URL).toBeUndefined();
  });

  test('that are empty count as unset', () => {
    expect(readConfig({ PORT: '', NATS_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    ['PORT', '70000', '0 to 65535'],
    ['PORT', 'http', '0 to 65535'],
    ['PUBLIC_URL', 'docs.example.org', 'http or https'],
    ['PUBLIC_URL', 'https://example.org/docket', 'without a path'],
    ['PUBLIC_URL', 'https://example.org/#top', 'without a path'],
    ['PUBLIC_URL', 'https://me:secret@example.org/', 'without a path'],
    ['ALLOWED_HOSTS', 'https://docs.example.org', 'host names without ports'],
    ['ALLOWED_HOSTS', 'docs.example.org:3000', 'host names without ports'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, the proxy', 'addresses or ranges such as 10.0.0.0/8'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or ranges such as 10.0.0.0/8'],
    ['WORKERS', '0', '1 to 64'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
    ['LOG_FORMAT', 'xml', 'json or pretty'],
    ['METRICS_PORT', '70000', '0 to 65535'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', '0 to 1'],
  ])('refuse %s=%s, naming it and what it may be', (name, value, valid) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}="${value}".*${valid}`));
  });

  test('give the site an address of its own, whose query is refused', () => {
    expect(readConfig({ PUBLIC_URL: 'https://example.org:8443' }).PUBLIC_URL).toBe('https://example.org:8443');
    expect(readConfig({ PUBLIC_URL: 'https://example.org/' }).PUBLIC_URL).toBe('https://example.org/');
    expect(() => readConfig({ PUBLIC_URL: 'https://example.org/?from=mail' })).toThrow('without a path, query or user');
  });

  test('that are secret are refused without being told', () => {
    expect(() => readConfig({ SECRETS_KEY: 'half a key' })).toThrow(/^SECRETS_KEY: 64 hexadecimal digits/);
    expect(() => readConfig({ NATS_URL: 'me:secret@localhost' })).toThrow(/^NATS_URL: [^@]*nats:\/\/localhost:4222$/);
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'key@collector' })).toThrow(
      /^OTEL_EXPORTER_OTLP_ENDPOINT: an http or https address such as/,
    );
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'key' })).toThrow(
      /^OTEL_EXPORTER_OTLP_HEADERS: headers such as/,
    );
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'docket' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID cannot be used without it'],
    [
      { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'docket' },
      'OIDC_CLIENT_SECRET is missing: OIDC_ISSUER and OIDC_CLIENT_ID cannot be used without it',
    ],
    [{ CHECKPOINT_KEY: 'command:/usr/bin/sign' }, 'CHECKPOINT_VERIFIER is missing'],
    [{ OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_ID: 'docket' }, 'OIDC_ISSUER is missing'],
  ])('that come in half are refused, naming what is missing: %j', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
  });

  test('name the places that checkpoints are sent to, separated by spaces', () => {
    const places = ['https://log.example.org/keep', 'syslog+tcp://10.0.0.5:601', 'file:///mnt/worm'];
    expect(readConfig({ CHECKPOINT_URL: places.join(' ') }).CHECKPOINT_URL).toEqual(places);
    expect(() => readConfig({ CHECKPOINT_URL: 'ftp://u:secret@host' })).toThrow(/^CHECKPOINT_URL(?!.*secret).*https/);
  });

  test('of an OpenID Connect provider ask for openid at least', () => {
    expect(() => readConfig({ OIDC_SCOPES: 'email openidx' })).toThrow(
      /OIDC_SCOPES="email openidx".*openid among them/,
    );
    expect(readConfig({ OIDC_SCOPES: 'email openid' }).OIDC_SCOPES).toBe('email openid');
  });

  test('are refused all at once', () => {
    expect(() => readConfig({ PORT: '-1', WORKERS: 'x' })).toThrow(/PORT.*\n.*WORKERS/);
  });
});
