import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Owners {
  readonly server: boolean;
  readonly jobs: readonly string[];
}
type WhoseCode = (paths: readonly string[], out: string) => Owners;

const { whoseCode } = (await import(join(resolve('.'), 'build/dev/whose-code.mjs'))) as { whoseCode: WhoseCode };

const built = {
  'run/roles/main.js': `void import('./docket.js');`,
  'run/roles/docket.js': `import { one } from "../../gateway/one.js";\nimport '../../contracts/shared.js';`,
  'gateway/one.js': 'export const one = 1;',
  'contracts/shared.js': 'export const shared = 1;',
  'services/pdf/pdf.job.js': `import { rotate } from './operations/rotate.js';\nexport * from '../../contracts/shared.js';`,
  'services/pdf/operations/rotate.js': `import { pages } from '../text/pages.js';`,
  'services/pdf/text/pages.js': 'export const pages = 1;',
  'services/ai/ai.job.js': `import { pages } from '../pdf/text/pages.js';`,
  'run/log-task.job.js': '',
  'run/commands/verify.command.js': '',
};

let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'docket-whose-'));
  for (const [path, code] of Object.entries(built)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), code);
  }
});

afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

describe('a saved file', () => {
  test.each<[what: string, paths: readonly string[], owners: Owners]>([
    ['of the gateway restarts the server', ['gateway/one.ts'], { server: true, jobs: [] }],
    ['that server and jobs share restarts the server', ['contracts/shared.ts'], { server: true, jobs: [] }],
    [
      'of an operation renews the processes of its lane',
      ['services/pdf/operations/rotate.ts'],
      { server: false, jobs: ['services/pdf/pdf.job'] },
    ],
    [
      'that both lanes use renews those of both',
      ['services/pdf/text/pages.ts'],
      { server: false, jobs: ['services/pdf/pdf.job', 'services/ai/ai.job'] },
    ],
    ['of a command ends no process', ['run/commands/verify.command.ts'], { server: false, jobs: [] }],
    ['that is no code may have been read by anybody', ['services/ai/tasks/prompt.md'], { server: true, jobs: [] }],
    [
      'counts beside others that are saved with it',
      ['services/pdf/operations/rotate.ts', 'gateway/one.ts'],
      { server: true, jobs: [] },
    ],
  ])('%s', (_, paths, owners) => {
    expect(whoseCode(paths, out)).toEqual(owners);
  });
});
