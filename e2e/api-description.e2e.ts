import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../contracts/durations.js';
import { calls } from '../contracts/api/calls.js';
import { startAccountProvider, type AccountProvider } from '../gateway/fixtures/account-provider.js';
import { FAKE_KEY, startFakeProvider, type FakeProvider } from '../services/ai/fixtures/fake-provider.js';
import { openClient, type Client } from './harness/http-client.js';
import { root } from './harness/repository.js';
import { signIn } from './harness/sign-in-as.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { testWith } from './harness/test-with.js';

const python = join(root, 'node_modules/.cache/docket/python');
const isThere = existsSync(join(python, 'schemathesis-complete'));
const program = isThere ? join(python, 'bin/python') : undefined;

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
const forms = calls.filter(({ form }) => form).flatMap(({ id }) => ['--exclude-operation-id', id]);
/** With one of these in between, the calls after it would all be refused. */
const endsSession = ['eraseUser', 'signOut', 'endSession', 'endMemberSessions'].flatMap((id) => [
  '--exclude-operation-id',
  id,
]);

/** No description can say that one field repeats the other, so nearly all of its requests are refused. */
const saysTwice = ['--exclude-operation-id', 'eraseMember'];

/** It takes an API key alone, and a member who is signed in shows none: all of their requests are refused. */
const wantsKey = ['--exclude-operation-id', 'createEmbedToken'];

/**
 * No description can say which fields and pages the file has that is sent along, which options belong to which tool,
 * or which columns a list has to have for its template, so most of their requests are refused.
 */
const MOSTLY_REFUSED = ['fillForm', 'annotatePdf', 'createWorkflow', 'changeWorkflow', 'sendSignatureRequests'];
const leftOut = MOSTLY_REFUSED.flatMap((id) => ['--exclude-operation-id', id]);
const alone = MOSTLY_REFUSED.flatMap((id) => ['--include-operation-id', id]);

/** It reads pages of the hosts that a site lists, and addresses that a description makes up are of none of them. */
const wantsHost = ['--exclude-operation-id', 'saveWebPage'];

/** Calls that are judged by themselves, or by other tests. */
const unasked = [...endsSession, ...saysTwice, ...wantsKey, ...wantsHost];

/**
 * Warnings that count as issues besides: calls that reject nearly all that their description lets through, or
 * everybody.
 */
const WARNINGS = ['validation_mismatch', 'missing_auth'];

/** On a slow machine the first of them asks for two minutes. */
const PATIENCE_MS = 5 * MINUTE_MS;

const NO_ISSUE = / No issues found /u;

let provider: AccountProvider;
let model: FakeProvider;
let docket: Docket;
let admin: Client;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docket-schemathesis-'));
  provider = await startAccountProvider();
  model = await startFakeProvider();
  const translates = { OPENAI_API_KEY: FAKE_KEY, OPENAI_BASE_URL: model.baseUrl };
  docket = await startDocket({ settings: { ...provider.settings, ...translates, ADMIN_EMAILS: 'root@example.com' } });
  provider.isNow({ sub: 'root', name: 'Rita Root', email: 'root@example.com', email_verified: true });
  admin = openClient(docket.address);
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
  await model.close();
  await rm(folder, { recursive: true });
});

/** Runs schemathesis, with the same requests every time, and reads its verdict. */
const judge = async (...asked: readonly string[]): Promise<string> => {
  await signIn(admin);
  const cookie = await admin.cookie();
  const always = [`${docket.address}/api/docs-json`, '--header', `Cookie: ${cookie}`, '--checks', CHECKS.join(',')];
  const same = ['--seed', '1', '--generation-deterministic', '--no-shrink'];
  const quiet = ['--no-color', '--suppress-health-check', 'all', '--max-redirects', '0', '--request-timeout', '60'];
  const warnings = ['--warnings', WARNINGS.join(',')];
  const run = ['-m', 'schemathesis.cli', 'run', ...always, ...same, ...quiet, ...warnings, ...asked];
  const env = { ...process.env, SCHEMATHESIS_HOOKS: join(root, 'e2e/samples/api-files.py') };
  return new Promise((resolve) => {
    execFile(program ?? '', run, { cwd: folder, env }, (_, stdout, stderr) => resolve(`${stdout}${stderr}`));
  });
};

describe('the description of the calls (schemathesis)', () => {
  testWith(program)(
    'says how calls without files answer to right and wrong requests',
    async () => {
      expect(await judge(...unasked, ...forms, '--phases', 'examples,coverage')).toMatch(NO_ISSUE);
    },
    PATIENCE_MS,
  );

  testWith(program)(
    'says how a session is ended',
    async () => {
      const one = ['--include-operation-id', 'endSession'];
      expect(await judge(...one, '--phases', 'examples,coverage')).toMatch(NO_ISSUE);
    },
    PATIENCE_MS,
  );

  testWith(program)(
    'says how calls with files answer, and what follows from a conversion',
    async () => {
      const few = ['--mode', 'positive', '--max-examples', '2'];
      const both = ['--phases', 'fuzzing,stateful'];
      expect(await judge(...unasked, ...leftOut, ...few, ...both)).toMatch(NO_ISSUE);
      const fuzzing = ['--phases', 'fuzzing', '--warnings', 'missing_auth'];
      expect(await judge(...alone, ...few, ...fuzzing)).toMatch(NO_ISSUE);
    },
    PATIENCE_MS,
  );
});
