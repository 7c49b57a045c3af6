import { execFile } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConsistencyProof, InclusionProof, Receipt, RequestProof } from '../contracts/api/proof.js';
import { receiptOf } from '../services/analytics/log/prove/conversion-receipt.js';
import { openProofs } from '../services/analytics/log/prove/offline-proofs.js';
import { openSignedLog, type SignedLog } from '../services/analytics/log/fixtures/signed-log-fixture.js';
import { checkpointText } from '../services/analytics/log/tree/checkpoints.js';
import { growTree } from '../services/analytics/log/tree/growing-tree.js';
import { storedIndex } from '../services/analytics/log/tree/hash-file.js';
import { leafHash } from '../services/analytics/log/tree/leaf-hashes.js';
import { signerOf } from '../services/analytics/log/tree/log-signer.js';
import { consistencyPath, inclusionPath } from '../services/analytics/log/tree/merkle-paths.js';
import { positionOf } from '../services/platform/event-store/sqlite-log.js';
import { openSqliteEventReader } from '../services/platform/event-store/sqlite-reads.js';
import { numbersFrom } from '../services/platform/fixtures/random-numbers.js';

interface Offline {
  check(proof: object, given?: { file?: Uint8Array; key?: string; checkpoints?: string }): string[];
  rootOfInclusion(given: { leaf: Buffer; index: number; size: number; path: Buffer[] }): Buffer | undefined;
  isConsistent(given: { from: Tree; to: Tree; path: Buffer[] }): boolean;
}
interface Tree {
  readonly size: number;
  readonly root: Buffer;
}

const program = fileURLToPath(new URL('./verify-proof.mjs', import.meta.url));
const offline = (await import(program)) as Offline;
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));

const treesUpTo = (count: number) => {
  const tree = growTree();
  const roots: Buffer[] = [];
  const leaves = Array.from({ length: count }, (_, index) => leafHash(`leaf ${index}`));
  const trees: Tree[] = [{ size: 0, root: tree.root() }];
  for (const leaf of leaves) {
    roots.push(...tree.append(leaf));
    trees.push({ size: tree.size(), root: tree.root() });
  }
  return { leaves, trees, read: async (level: number, index: number) => roots[storedIndex(level, index)]! };
};

describe(`the offline verifier (SEED=${seed})`, () => {
  test('is the file whose SHA-256 the documentation gives', async () => {
    const sha256 = createHash('sha256')
      .update(await readFile(program))
      .digest('hex');
    expect(await readFile(new URL('../docs/operating.md', import.meta.url), 'utf8')).toContain(`\`${sha256}\``);
  });

  test('takes the path of any leaf in a tree of any size, and no other', async () => {
    const pick = numbersFrom(seed);
    const { leaves, trees, read } = treesUpTo(600);
    for (let round = 0; round < 300; round += 1) {
      const size = 1 + pick(600);
      const index = pick(size);
      const path = await inclusionPath(read, index, size);
      const inclusion = { leaf: leaves[index]!, index, size, path };
      expect(offline.rootOfInclusion(inclusion)).toEqual(trees[size]!.root);
      const wrong = [
        { ...inclusion, leaf: leaves[(index + 1) % 600]! },
        { ...inclusion, index: index ^ 1 },
        { ...inclusion, path: path.slice(1) },
        { ...inclusion, path: [...path, leaves[0]!] },
        { ...inclusion, path: path.map((hash, at) => (at === pick(path.length) ? leaves[1]! : hash)) },
      ].filter(
        ({ path: other, ...rest }) =>
          size > 1 && (other.join() !== path.join() || rest.leaf !== inclusion.leaf || rest.index !== index),
      );
      for (const one of wrong) expect(offline.rootOfInclusion(one)?.equals(trees[size]!.root) ?? false).toBe(false);
    }
  });

  test('takes two trees of which one grew out of the other, and no others', async () => {
    const pick = numbersFrom(seed + 1);
    const { leaves, trees, read } = treesUpTo(600);
    for (let round = 0; round < 300; round += 1) {
      const to = trees[1 + pick(600)]!;
      const from = trees[pick(to.size + 1)]!;
      const path = await consistencyPath(read, from.size, to.size);
      expect(offline.isConsistent({ from, to, path })).toBe(true);
      const forged = { ...to, root: leaves[3]! };
      expect(offline.isConsistent({ from, to: forged, path })).toBe(from.size === 0);
      if (from.size > 0) expect(offline.isConsistent({ from: { ...from, root: leaves[3]! }, to, path })).toBe(false);
      expect(offline.isConsistent({ from, to, path: [...path, leaves[0]!] })).toBe(false);
    }
  });

  test('takes the proofs that the RFC gives in its example of seven leaves', () => {
    const vector = (text: string) => Buffer.from(text, 'hex');
    const leaf = leafHash(Buffer.alloc(0));
    const path = [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ].map(vector);
    const root = vector('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328');
    expect(offline.rootOfInclusion({ leaf, index: 0, size: 8, path })).toEqual(root);
  });
});

describe('a proof', () => {
  let signedLog: SignedLog;
  let inclusion: InclusionProof;
  let consistency: ConsistencyProof;
  beforeAll(async () => {
    signedLog = await openSignedLog();
    for (const count of [40, 27, 33]) {
      await signedLog.append(count);
      await signedLog.seal();
    }
    await signedLog.append(1);
    const log = openSqliteEventReader({ path: signedLog.database });
    const proofs = openProofs({ log, folder: signedLog.folder, key: signedLog.signer.verifier.text });
    inclusion = await proofs.inclusion(positionOf(57));
    consistency = await proofs.consistency(40, 100);
    await expect(proofs.inclusion(positionOf(101))).rejects.toThrow('not signed yet');
    await expect(proofs.inclusion(positionOf(102))).rejects.toThrow('the log ends at');
    await expect(proofs.consistency(41, 100)).rejects.toThrow('no checkpoint of 41 events was signed');
    await log.close();
  });
  afterAll(() => signedLog.remove());

  test('of an event and of a log that grew hold without the installation', () => {
    expect(offline.check(inclusion)[0]).toMatch(
      /^Event 0*57, ShareLinkViewed of share-\d, .* is number 57 of the 100 /,
    );
    expect(offline.check(consistency)[0]).toContain('of 100 events starts with all 40 events');
    expect(offline.check(inclusion, { key: signedLog.signer.verifier.text })).toHaveLength(1);
  });

  test.each<[string, (proof: InclusionProof) => object]>([
    [
      'another word in the event',
      (proof) => ({ ...proof, event: proof.event.replace('ShareLinkViewed', 'ShareLinkOpened') }),
    ],
    ['another place', (proof) => ({ ...proof, index: proof.index + 1 })],
    ['another size', (proof) => ({ ...proof, checkpoint: proof.checkpoint.replace('\n100\n', '\n101\n') })],
    ['a path without its end', (proof) => ({ ...proof, path: proof.path.slice(0, -1) })],
    ['no signature', (proof) => ({ ...proof, checkpoint: proof.checkpoint.split('\u2014')[0] })],
    [
      'the key of another',
      (proof) => ({ ...proof, key: signerOf('docket.log/test', Buffer.alloc(32, 9)).verifier.text }),
    ],
    ['a format that is not known', (proof) => ({ ...proof, format: 'docket-inclusion-proof/2' })],
  ])('with %s does not hold', (_, change) => {
    expect(() => offline.check(change(inclusion))).toThrow();
  });

  test('does not hold for one who expects another key', () => {
    const key = signerOf('docket.log/test', Buffer.alloc(32, 9)).verifier.text;
    expect(() => offline.check(inclusion, { key })).toThrow('it is signed by');
  });

  test('of a log that was forked is told by a checkpoint from elsewhere', () => {
    const { signer } = signedLog;
    const other = { origin: signer.verifier.name, size: 100, root: Buffer.alloc(32), position: '1', time: 'now' };
    const checkpoints = signer.note(checkpointText(other));
    expect(() => offline.check(inclusion, { checkpoints })).toThrow('the log was forked');
    expect(offline.check(inclusion, { checkpoints: inclusion.checkpoint })).toHaveLength(1);
  });
});

describe('a receipt', () => {
  const bytes = Buffer.from('%PDF-1.7 the result');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const conversion = {
    tool: 'pdf-compress',
    options: { quality: 'low' },
    inputs: [{ sha256: 'ab', size: 9, mime: 'application/pdf' }],
    engines: { docket: '1', qpdf: '12' },
  };
  const result = { blob: 'b', name: 'a_compressed.pdf', mime: 'application/pdf', size: bytes.length, sha256 };
  const data = {
    conversionId: 'c1',
    result,
    thumbnail: null,
    made: conversion,
    notes: [],
    at: '2026-03-01T00:00:00.000Z',
  };
  const event = JSON.stringify({
    data: JSON.stringify(data),
    id: 'e1',
    position: positionOf(1),
    recordedAt: '2026-03-01T00:00:01.000Z',
    revision: 2,
    stream: 'conversion-c1',
    type: 'ConversionCompleted',
    version: 1,
  });
  const signer = signerOf('docket.log/test', Buffer.alloc(32, 7));
  const checkpoint = {
    origin: signer.verifier.name,
    size: 1,
    root: leafHash(Buffer.from(event)),
    position: positionOf(1),
    time: 'now',
  };
  const proof: InclusionProof = {
    format: 'docket-inclusion-proof/1',
    event,
    index: 0,
    path: [],
    checkpoint: signer.note(checkpointText(checkpoint)),
    key: signer.verifier.text,
  };
  let receipt: Receipt;
  beforeAll(async () => {
    receipt = await receiptOf(proof, (value) => Promise.resolve(value));
  });

  test('says what was made of what, and that the file is that file', () => {
    expect(offline.check(receipt, { file: bytes }).join('\n')).toContain(
      'It was made by pdf-compress with the options {"quality":"low"}',
    );
    expect(offline.check(receipt, { file: bytes }).at(-1)).toBe('The file is this result.');
  });

  test('names no file that went in, and nobody', () => {
    expect(Object.keys(receipt.made!.inputs[0]!)).toEqual(['sha256', 'size', 'mime']);
    expect(JSON.stringify(receipt)).not.toMatch(/guest-|member-/);
  });

  test('does not hold for another file, nor when it says anything else than the event', () => {
    expect(() => offline.check(receipt, { file: Buffer.from('another') })).toThrow('the file is not the one');
    const flattering = { ...receipt, made: { ...receipt.made!, tool: 'pdf-redact' } };
    expect(() => offline.check(flattering)).toThrow('differs from the event');
  });

  test('is checked by the program alone, which ends with 0, with 1 for what does not hold, with 2 for what it cannot tell', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'docket-receipt-'));
    const [paper, file, other] = ['a.proof.json', 'a.pdf', 'b.pdf'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await Promise.all([writeFile(paper, JSON.stringify(receipt)), writeFile(file, bytes), writeFile(other, 'x')]);
    const run = (...args: string[]) =>
      new Promise<{ code: unknown; out: string }>((resolve) => {
        execFile(process.execPath, [program, ...args], { cwd: folder }, (error, stdout, stderr) =>
          resolve({ code: error?.code ?? 0, out: stdout + stderr }),
        );
      });
    expect(await run(paper, file, '--key', proof.key)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/The proof is valid\.\n$/),
    });
    expect(await run(paper, other)).toMatchObject({
      code: 1,
      out: expect.stringContaining('The proof is not valid: the file'),
    });
    expect(await run(join(folder, 'none.json'))).toMatchObject({ code: 2 });
    await rm(folder, { recursive: true });
  });
});

describe('the proof of a signature request', () => {
  const signer = signerOf('docket.log/test', Buffer.alloc(32, 7));
  const signed = Buffer.from('%PDF-1.7 signed by both');
  const sha256 = createHash('sha256').update(signed).digest('hex');
  const story: readonly (readonly [type: string, data: object])[] = [
    ['SignatureRequested', { file: { sha256: 'a0' }, recipients: [{ number: 1, name: 'sealed:x:y', digest: 'd' }] }],
    ['RecipientSigned', { recipient: 1, builtOn: 'a0', file: { sha256: 'a1' } }],
    ['RecipientSigned', { recipient: 2, builtOn: 'a1', file: { sha256 } }],
    ['RequestCompleted', { sha256 }],
  ];

  /** Signs these events as a log of their own. */
  const provenOf = async (events: readonly (readonly [type: string, data: object])[], stream = 'request-r1') => {
    const tree = growTree();
    const roots: Buffer[] = [];
    const leaves = events.map(([type, data], index) => {
      const at = `2026-03-0${index + 1}T00:00:00.000Z`;
      const rest = { id: `e${index}`, position: positionOf(index + 1), recordedAt: at, revision: index };
      return JSON.stringify({ data: JSON.stringify({ ...data, at }), ...rest, stream, type, version: 1 });
    });
    for (const leaf of leaves) roots.push(...tree.append(leafHash(leaf)));
    const read = async (level: number, index: number) => roots[storedIndex(level, index)]!;
    const origin = signer.verifier.name;
    const note = { origin, size: tree.size(), root: tree.root(), position: positionOf(leaves.length), time: 'now' };
    const checkpoint = signer.note(checkpointText(note));
    const proofs: RequestProof['events'] = [];
    for (const [index, event] of leaves.entries()) {
      const path = (await inclusionPath(read, index, leaves.length)).map((hash) => hash.toString('base64'));
      const data = JSON.parse((JSON.parse(event) as { data: string }).data) as Record<string, unknown>;
      const key = signer.verifier.text;
      proofs.push({ told: data, proof: { format: 'docket-inclusion-proof/1', event, index, path, checkpoint, key } });
    }
    return { format: 'docket-signature-proof/1', request: 'r1', events: proofs } satisfies RequestProof;
  };

  let awaited: RequestProof;
  beforeAll(async () => {
    awaited = await provenOf(story);
  });

  test('tells what each did, and holds for the document that the last one left', () => {
    const proof = awaited;
    const changedEvents = [
      { ...proof.events[0]!, told: { recipients: [{ number: 1, name: 'Ada' }] } },
      ...proof.events.slice(1),
    ];
    const facts = offline.check({ ...proof, events: changedEvents }, { file: signed, key: signer.verifier.text });
    expect(facts.join('\n')).toContain('recipient 1 is Ada');
    expect(facts.at(-1)).toBe('The file is this document.');
  });

  test.each<[string, (proof: RequestProof) => RequestProof, string]>([
    ['an event left out', (proof) => ({ ...proof, events: proof.events.toSpliced(1, 1) }), 'an event is missing'],
    ['its beginning left out', (proof) => ({ ...proof, events: proof.events.slice(1) }), 'an event is missing'],
    ['no events', (proof) => ({ ...proof, events: [] }), 'with several keys, or with none'],
    ['another request', (proof) => ({ ...proof, request: 'r2' }), 'not of the request r2'],
    [
      'another word than the event',
      (proof) => ({
        ...proof,
        events: proof.events.with(1, { ...proof.events[1]!, told: { recipient: 2 } }),
      }),
      'differs from the event',
    ],
  ])('with %s does not hold', (_, change, complaint) => {
    expect(() => offline.check(change(awaited), { file: signed })).toThrow(complaint);
  });

  test('does not hold where one signed another document, or it was completed with another', async () => {
    const forged = await provenOf(
      story.with(2, ['RecipientSigned', { recipient: 2, builtOn: 'a0', file: { sha256 } }]),
    );
    expect(() => offline.check(forged)).toThrow('signed another document');
    const ended = await provenOf(story.with(3, ['RequestCompleted', { sha256: 'ff' }]));
    expect(() => offline.check(ended)).toThrow('completed with another document');
  });

  test('does not hold for another file', () => {
    expect(() => offline.check(awaited, { file: Buffer.from('another') })).toThrow('the file is not the document');
  });
});
