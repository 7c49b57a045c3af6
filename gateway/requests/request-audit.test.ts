import type { RequestProof } from '../../contracts/api/proof.js';
import { inEnglish } from '../../contracts/texts/wording.js';
import { auditPageOf } from './request-audit.js';

const AT = '2026-11-29T10:00:00.000Z';
const file = (sha256: string) => ({ blob: 'b', size: 1, sha256 });
const by = { requestId: 'r1', address: '192.0.2.0', at: AT };
const story: readonly (readonly [type: string, data: Record<string, unknown>])[] = [
  [
    'SignatureRequested',
    {
      requestId: 'r1',
      name: 'lease.pdf',
      original: 'a0',
      file: file('a1'),
      recipients: [
        { number: 1, name: 'Ada', email: 'ada@example.org' },
        { number: 2, name: 'Tomas', email: '' },
      ],
      expiresAt: '2026-12-29T10:00:00.000Z',
      at: AT,
    },
  ],
  ['RequestOpened', { ...by, recipient: 1 }],
  ['RecipientSigned', { ...by, recipient: 1, builtOn: 'a1', file: file('a2'), manner: 'drawn', consent: '2020-01' }],
  [
    'RequestHandedOn',
    { ...by, recipient: 2, to: { name: 'Mei', email: 'mei@example.org', digest: 'd' }, at: '2026-11-29T11:00:00.000Z' },
  ],
  ['RequestDeclined', { ...by, recipient: 2, reason: 'The rent is wrong.' }],
];

const proof = {
  format: 'docket-signature-proof/1',
  request: 'r1',
  events: story.map(([type, data], index) => ({
    told: data,
    proof: {
      format: 'docket-inclusion-proof/1',
      event: JSON.stringify({ type, version: 1, data: JSON.stringify(data) }),
      index,
      path: [],
      checkpoint: '',
      key: 'docket.log/test+0+k',
    },
  })),
} satisfies RequestProof;

// Requirement
describe('the signature audit of a request', () => {
  const page = auditPageOf(proof, { spoken: inEnglish, address: 'https://docket.example' });
  const part = (heading: string) => new Map(page.parts.find((one) => one.heading === heading)?.rows);

  test('says which bytes were chosen, sent and signed', () => {
    expect([...part('Document').values()]).toEqual(
      expect.arrayContaining(['lease.pdf', 'a0', 'a1', 'a2', 'Signature declined, 2026-11-29 10:00:00 UTC']),
    );
  });

  test.each([
    ['typed', 'Name in letters'],
    ['drawn', 'Drawn'],
    ['picture', 'Picture'],
  ])('says how somebody signed: %s', (manner, said) => {
    const events = proof.events.map((event) =>
      event.proof.event.includes('RecipientSigned') ? { ...event, told: { ...event.told, manner } } : event,
    );
    const told = auditPageOf({ ...proof, events }, { spoken: inEnglish, address: '' });
    expect(new Map(told.parts.find(({ heading }) => heading === '1. Ada')?.rows).get('Manner')).toBe(said);
  });

  test('says of each person what they did, when, from which shortened address, and on which bytes', () => {
    const ada = part('1. Ada');
    expect(ada.get('Signed at')).toBe('2026-11-29 10:00:00 UTC · 192.0.2.0');
    expect([ada.get('Email'), ada.get('Manner'), ada.get('SHA-256 before'), ada.get('SHA-256 after')]).toEqual([
      'ada@example.org',
      'Drawn',
      'a1',
      'a2',
    ]);
    const mei = part('2. Mei');
    expect([mei.get('Opened at'), mei.get('Reason')]).toEqual(['—', 'The rent is wrong.']);
    expect(mei.has('Signed at')).toBe(false);
  });

  test('says who handed their place on, to whom and when', () => {
    const mei = part('2. Mei');
    expect([mei.get('Asked first'), mei.get('Handed on')]).toEqual([
      'Tomas',
      '2026-11-29 11:00:00 UTC · 192.0.2.0 · to Mei (mei@example.org)',
    ]);
  });

  test('does not say that a wording was agreed to that it does not know', () => {
    expect(part('1. Ada').get('Agreed to')).toBe('2020-01');
  });

  test('lists every event with its number on the log, and where the verifier is', () => {
    expect(page.parts.at(-1)?.rows).toHaveLength(story.length + 1);
    expect(page.outro).toContain('https://docket.example/verify-proof.mjs');
  });
});
