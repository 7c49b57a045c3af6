import { hideSecrets } from './without-secrets.js';

const secrets = { passwords: ['', 'open sesame'], options: { nested: { newPassword: 'swordfish' } } };
const files = [{ path: '/job/input-0', name: 'Salaries.pdf', kind: 'pdf', mime: 'application/pdf' }] as const;
const job = { secrets, files };
const stack = (message: string) =>
  `Error: ${message}\n    at open (file:///pdf.js:1:2)\n    at run (file:///job.js:3:4)`;

describe('what is told of a defect', () => {
  test('is all of it where no secret is in it', () => {
    expect(hideSecrets(stack('odd'), job)).toBe(stack('odd'));
    expect(hideSecrets(stack('open sesame'), { files })).toBe(stack('open sesame'));
  });

  test.each(['open sesame', 'swordfish', 'Salaries.pdf'])('is only where it happened when it quotes "%s"', (secret) => {
    const hidden = hideSecrets(stack(`bad argument --password=${secret}\nand more of ${secret}`), job);
    expect(hidden).toBe(
      'a message that quotes what is secret\n    at open (file:///pdf.js:1:2)\n    at run (file:///job.js:3:4)',
    );
  });
});
