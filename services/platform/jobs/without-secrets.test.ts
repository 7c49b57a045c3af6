import { hideSecrets } from './without-secrets.js';

const secrets = { passwords: ['', 'open sesame'], options: { nested: { newPassword: 'swordfish' } } };
const stack = (message: string) =>
  `Error: ${message}\n    at open (file:///pdf.js:1:2)\n    at run (file:///job.js:3:4)`;

describe('what is told of a defect', () => {
  test('is all of it where no secret is in it', () => {
    expect(hideSecrets(stack('odd'), secrets)).toBe(stack('odd'));
    expect(hideSecrets(stack('open sesame'), undefined)).toBe(stack('open sesame'));
  });

  test.each(['open sesame', 'swordfish'])('is only where it happened when it quotes "%s"', (secret) => {
    const told = hideSecrets(stack(`bad argument --password=${secret}\nand more of ${secret}`), secrets);
    expect(told).toBe(
      'a message that quotes what is secret\n    at open (file:///pdf.js:1:2)\n    at run (file:///job.js:3:4)',
    );
  });
});
