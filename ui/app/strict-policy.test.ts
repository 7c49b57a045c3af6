import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('../../services/platform/fixtures/typescript.mjs', import.meta.url));
const policy = new URL('strict-policy.ts', import.meta.url).href;

const program = `
  await import(${JSON.stringify(policy)});
  const { z } = await import('zod');
  console.log(z.config().jitless);
`;

describe('a page whose policy forbids code made from text', () => {
  test('has a zod that makes none', () => {
    const output = execFileSync(process.execPath, ['--import', loader, '--input-type=module', '--eval', program]);
    expect(output.toString().trim()).toBe('true');
  });
});
