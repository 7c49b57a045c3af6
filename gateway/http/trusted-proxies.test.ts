import { recipientsOf } from '../fixtures/recipients.js';
import { fieldPart, filePart, multipart, raw, rawForm } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { pdf } from '../fixtures/smallest-files.js';

/** Tests ask from 127.0.0.1: the first believes them, the second believes somebody else only. */
let believing: Running;
let doubting: Running;
beforeAll(async () => {
  believing = await startGateway();
  doubting = await startGateway({ settings: { TRUSTED_PROXIES: '10.0.0.0/8, 192.168.0.0/16, fd00::/8' } });
});
afterAll(() => Promise.all([believing.stop(), doubting.stop()]));

const form = rawForm(filePart('a.pdf', pdf()), fieldPart('operation', 'pdf-compress'));
const linkFrom = async ({ url }: Running, protocol = 'https'): Promise<string> => {
  const headers = { ...multipart, 'x-forwarded-proto': protocol, 'x-forwarded-host': 'evil.example' };
  const { body } = await raw(`${url}/api/convert`, { method: 'POST', headers }, form);
  return (JSON.parse(body.toString()) as { shareLink: string }).shareLink;
};

/** How many wrong passwords out of 101 are looked at when each claims to come from another address. */
const lookedAt = async (running: Running): Promise<number> => {
  const { hash } = await recipientsOf(running).shared();
  running.shares.passwords.set(hash, 'right');
  const statuses: number[] = [];
  for (let index = 0; index <= 100; index += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.1.${index}` };
    const options = { method: 'POST', path: `/api/share/${hash}/unlock`, headers };
    statuses.push((await raw(running.url, options, JSON.stringify({ password: 'wrong' }))).status);
  }
  return statuses.filter((status) => status !== 429).length;
};

describe('a proxy', () => {
  test('that is trusted is believed whom it asks for and by which protocol, but never another host', async () => {
    expect(await linkFrom(believing)).toMatch(`https://${believing.host}/s/`);
    expect(await lookedAt(believing)).toBe(101);
  });

  test.each(['javascript', '"><script>', 'ftp', ''])(
    'that names the protocol %j is taken to speak http',
    async (protocol) => {
      expect(await linkFrom(believing, protocol)).toMatch(`http://${believing.host}/s/`);
    },
  );

  test('that is not trusted is believed neither', async () => {
    expect(await linkFrom(doubting)).toMatch(`http://${doubting.host}/s/`);
    expect(await lookedAt(doubting)).toBe(100);
  });
});
