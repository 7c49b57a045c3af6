import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { InclusionProof } from '../../../../contracts/api/proof.js';
import { isProven } from './log-proof.js';
import { readReceipt } from './signed-receipt.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const hash = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const leaf = (text: string): Buffer => hash(Buffer.of(0), text);

/** RFC 6962, 2.1, as it is written there. */
const half = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);
const rootOf = (leaves: readonly Buffer[]): Buffer => {
  if (leaves.length === 1) return leaves[0]!;
  const split = half(leaves.length);
  return hash(Buffer.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
};
const pathOf = (index: number, leaves: readonly Buffer[]): readonly Buffer[] => {
  if (leaves.length === 1) return [];
  const split = half(leaves.length);
  const left = leaves.slice(0, split);
  const right = leaves.slice(split);
  return index < split ? [...pathOf(index, left), rootOf(right)] : [...pathOf(index - split, right), rootOf(left)];
};

const NAME = 'docket.log/1';
const keyBytes = Buffer.concat([Buffer.of(1), publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)]);
const keyId = hash(`${NAME}\n`, keyBytes).subarray(0, 4);
const key = `${NAME}+${keyId.toString('hex')}+${keyBytes.toString('base64')}`;

const data = JSON.stringify({ result: { sha256: 'abc' }, made: { tool: 'pdf-merge', inputs: [{}, {}] }, at: 'then' });
const event = JSON.stringify({ type: 'ConversionCompleted', data });

const proofAt = (index: number, size: number): InclusionProof => {
  const leaves = Array.from({ length: size }, (_, at) => leaf(at === index ? event : `event ${at}`));
  const text = `${NAME}\n${size}\n${rootOf(leaves).toString('base64')}\n`;
  const signature = Buffer.concat([keyId, sign(null, Buffer.from(text), privateKey)]).toString('base64');
  const path = pathOf(index, leaves).map((bytes) => bytes.toString('base64'));
  const checkpoint = `${text}\n\u2014 ${NAME} ${signature}\n`;
  return { format: 'docket-inclusion-proof/1', event, index, path, checkpoint, key };
};

describe('a proof from the signed log, in the browser', () => {
  test.each([
    [0, 1],
    [0, 2],
    [4, 5],
    [2, 7],
    [6, 7],
    [5, 8],
    [99, 130],
  ])('holds for event %d of %d', async (index, size) => {
    expect(await isProven(proofAt(index, size))).toBe(true);
  });

  const proof = proofAt(2, 7);
  const changes: readonly (readonly [string, Partial<InclusionProof>])[] = [
    ['another event', { event: event.replace('abc', 'abd') }],
    ['another place', { index: 3 }],
    ['a place beyond the end', { index: 7 }],
    ['a shorter path', { path: proof.path.slice(1) }],
    ['a longer path', { path: [...proof.path, proof.path[0]!] }],
    ['another size', { checkpoint: proof.checkpoint.replace('\n7\n', '\n8\n') }],
    ['no signature', { checkpoint: proof.checkpoint.replace(/\u2014.*/, '') }],
    ['a key that is none', { key: 'nonsense' }],
    ['a key under another id', { key: key.replace(/\+[0-9a-f]{8}\+/, '+00000000+') }],
  ];
  test.each(changes)('does not hold with %s', async (_, change) => {
    expect(await isProven({ ...proof, ...change })).toBe(false);
  });
});

describe('a receipt in the browser', () => {
  const receipt = {
    format: 'docket-receipt/1',
    completedAt: 'then',
    output: { name: 'a.pdf', sha256: 'abc', size: 1, mime: 'application/pdf' },
    made: null,
    told: { options: {} },
    position: '3',
    proof: proofAt(2, 7),
  } as const;

  test('is read from the signed event alone', async () => {
    const signed = { isSigned: true, log: NAME, tool: 'pdf-merge', inputs: 2 };
    expect(await readReceipt(receipt, 'abc')).toEqual(signed);
  });

  test('of another file proves nothing about this one', async () => {
    expect(await readReceipt(receipt, 'abd')).toMatchObject({ isSigned: false });
  });
});
