#!/usr/bin/env node
// Checks a proof of a Docket log: without Docket, without a network, with nothing but Node (20 or later).
//
//   node verify-proof.mjs report.pdf.proof.json report.pdf     a receipt and the file that it is about
//   node verify-proof.mjs proof.json signed.pdf                a signature request and the document that it ended with
//   node verify-proof.mjs proof.json                           an inclusion or a consistency proof
//   ... --key docket.log/0123+89abcdef+AbCd...                 the key that must have signed
//   ... --checkpoint checkpoints.txt                           checkpoints from elsewhere, which the proof must agree with
//
// It exits with 0 when all holds, with 1 when something does not, with 2 when it cannot tell.
//
// It checks these, in this order:
//   1. The checkpoint is a signed note (c2sp.org/signed-note, Ed25519) of a log's size and root (c2sp.org/tlog-checkpoint).
//   2. The event's bytes hash to a leaf, and the leaf with the path to that root (RFC 6962, 2.1.1; RFC 9162, 2.1.3.2);
//      or the root of the earlier checkpoint with the path to that of the later one (RFC 9162, 2.1.4.2).
//   3. A receipt says nothing but what the event says, and the file has the sha-256 that the event names.
//   4. The events of a signature request are all of its stream, from the first one on; each signature was made on the
//      document that the one before left, and the file is the last of them.
// Who signed is only known with --key: ask whoever runs the installation, by another way than the proof came.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);
const ED25519 = Buffer.of(1);
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

class Doubt extends Error {}
const insist = (holds, complaint) => {
  if (!holds) throw new Doubt(complaint);
};

export const leafHash = (bytes) => sha256(LEAF, bytes);
export const nodeHash = (left, right) => sha256(NODE, left, right);

/** The root that a leaf and its path lead to; undefined when the path is too short or too long. RFC 9162, 2.1.3.2. */
export const rootOfInclusion = ({ leaf, index, size, path }) => {
  if (index >= size) return undefined;
  let place = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return undefined;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(sibling, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else hash = nodeHash(hash, sibling);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
};

const isPowerOfTwo = (number) => Number.isInteger(Math.log2(number));

/** Whether the log of the second root begins with the whole log of the first. RFC 9162, 2.1.4.2. */
export const isConsistent = ({ from, to, path }) => {
  if (from.size > to.size) return false;
  if (from.size === to.size) return path.length === 0 && from.root.equals(to.root);
  if (from.size === 0) return path.length === 0;
  const [first, ...rest] = isPowerOfTwo(from.size) ? [from.root, ...path] : path;
  if (first === undefined) return false;
  let place = from.size - 1;
  let last = to.size - 1;
  let older = first;
  let newer = first;
  while (place % 2 === 1) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  for (const hash of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [older, newer] = [nodeHash(hash, older), nodeHash(hash, newer)];
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else newer = nodeHash(newer, hash);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && older.equals(from.root) && newer.equals(to.root);
};

/** A verifier's key, `name+id+key`. */
const keyOf = (text) => {
  const [, name = '', id = '', base64 = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const expected = sha256(`${name}\n`, bytes).subarray(0, 4);
  insist(
    bytes.length === 33 && bytes[0] === ED25519[0] && expected.toString('hex') === id,
    `"${text}" is not a verifier key`,
  );
  const der = Buffer.concat([PUBLIC_DER, bytes.subarray(1)]);
  return { name, id: expected, key: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
};

const isSignature = (line, text, { name, id, key }) => {
  if (!line.startsWith(`\u2014 ${name} `)) return false;
  const bytes = Buffer.from(line.slice(name.length + 3), 'base64');
  return bytes.subarray(0, 4).equals(id) && verify(null, Buffer.from(text), key, bytes.subarray(4));
};

/** Reads a signed checkpoint. */
export const openCheckpoint = (note, keyText) => {
  const key = keyOf(keyText);
  const split = note.indexOf('\n\n') + 1;
  const text = note.slice(0, split);
  const signatures = note.slice(split + 1).split('\n');
  insist(split > 0, 'the checkpoint is not a signed note');
  insist(
    signatures.some((line) => isSignature(line, text, key)),
    `the checkpoint is not signed by ${keyText}`,
  );
  const [origin, size, root, ...rest] = text.split('\n');
  insist(origin === key.name, `the checkpoint is of the log ${origin}, not of ${key.name}`);
  insist(/^(0|[1-9]\d*)$/.test(size), 'the checkpoint has no size');
  const time = rest.find((line) => line.startsWith('time '))?.slice('time '.length);
  return { origin, size: Number(size), root: Buffer.from(root, 'base64'), time };
};

const checkInclusion = ({ event, index, path, checkpoint, key }) => {
  const signed = openCheckpoint(checkpoint, key);
  const hashes = path.map((hash) => Buffer.from(hash, 'base64'));
  const root = rootOfInclusion({ leaf: leafHash(event), index, size: signed.size, path: hashes });
  insist(root?.equals(signed.root), 'the event is not part of the signed log: its path does not lead to the root');
  const { position, type, stream, recordedAt } = JSON.parse(event);
  const facts = [
    `Event ${position}, ${type} of ${stream}, recorded at ${recordedAt}, is number ${index + 1} of the ${signed.size}`,
    `events of the log ${signed.origin} that were signed${signed.time ? ` at ${signed.time}` : ''}.`,
  ];
  return { facts: [facts.join(' ')], signed: [signed] };
};

const checkConsistency = ({ from, to, path, key }) => {
  const older = openCheckpoint(from, key);
  const newer = openCheckpoint(to, key);
  const hashes = path.map((hash) => Buffer.from(hash, 'base64'));
  insist(
    isConsistent({ from: older, to: newer, path: hashes }),
    'the later log does not start with the events of the earlier one',
  );
  const fact = `The log ${newer.origin} of ${newer.size} events starts with all ${older.size} events of the earlier one.`;
  return { facts: [fact], signed: [older, newer] };
};

const checkReceipt = ({ proof, output, made, completedAt, position, told }, file) => {
  const { facts, signed } = checkInclusion(proof);
  const event = JSON.parse(proof.event);
  const { result, made: really = null, at } = JSON.parse(event.data);
  insist(event.type === 'ConversionCompleted', 'the event is not about a result');
  const { name, sha256: digest, size, mime } = result;
  const says = { output, made, completedAt, position };
  const really2 = {
    output: { name, sha256: digest, size, mime },
    made: really,
    completedAt: at,
    position: event.position,
  };
  insist(isDeepStrictEqual(says, really2), 'the receipt differs from the event');
  if (file) {
    const given = sha256(file).toString('hex');
    insist(given === digest, `the file is not the one in the receipt: its sha-256 is ${given}, not ${digest}`);
  }
  return {
    facts: [...facts, ...story(result, really, told), ...(file ? ['The file is this result.'] : [])],
    signed,
  };
};

/** A text about a person stands sealed in an event, so that it can be erased. */
const isSealed = (text) => String(text).startsWith('sealed:');

/** Whether what is told is what the event says, but for what stands sealed there or is left out. */
const isToldOf = (told, data) => {
  if (typeof data === 'string' && isSealed(data)) return typeof told === 'string';
  if (typeof data !== 'object' || data === null) return told === data;
  if (typeof told !== 'object' || told === null || Array.isArray(told) !== Array.isArray(data)) return false;
  if (Array.isArray(data) && told.length !== data.length) return false;
  return Object.entries(told).every(([key, value]) => Object.hasOwn(data, key) && isToldOf(value, data[key]));
};

/** Checks the events of a document that was to be signed, one after the other. */
const checkRequest = ({ request, events }, file) => {
  insist(Array.isArray(events) && events.length > 0, 'there are no events');
  const checked = events.map(({ proof }) => checkInclusion(proof));
  let document;
  const facts = events.map(({ proof, told }, index) => {
    const { stream, revision, type, data } = JSON.parse(proof.event);
    insist(stream === `request-${request}`, `event ${index + 1} is of ${stream}, not of the request ${request}`);
    insist(revision === index, `an event is missing before the ${type} of revision ${revision}`);
    const said = JSON.parse(data);
    insist(isToldOf(told, said), `what is told of the ${type} differs from the event`);
    insist(
      (type === 'SignatureRequested') === (index === 0),
      'the first event is not the request, or it is made twice',
    );
    if (type === 'RecipientSigned') {
      insist(said.builtOn === document, `recipient ${said.recipient} signed another document than the one before`);
    }
    if (type === 'RequestCompleted') insist(said.sha256 === document, 'it was completed with another document');
    document = said.file?.sha256 ?? document;
    return `${said.at}  ${type}${said.recipient ? ` (recipient ${said.recipient})` : ''}${said.file ? `, the document is ${document} then` : ''}`;
  });
  if (file) {
    const given = sha256(file).toString('hex');
    insist(given === document, `the file is not the document of the request: its sha-256 is ${given}, not ${document}`);
  }
  const [first] = events;
  const people = (first.told.recipients ?? []).map(({ number, name }) => `recipient ${number} is ${name}`);
  const told = `According to the installation, ${people.join(', ')}; names are encrypted and not part of the proof.`;
  return {
    facts: [...checked.at(-1).facts, ...facts, told, ...(file ? ['The file is this document.'] : [])],
    signed: checked.flatMap(({ signed }) => signed),
  };
};

const story = ({ name, sha256: digest }, made, told) => {
  if (!made) return [`The result has the sha-256 ${digest}.`];
  const sealed = Object.values(made.options).some(isSealed);
  const engines = Object.entries(made.engines).map((pair) => pair.join(' '));
  return [
    `${isSealed(name) ? 'The result' : name} has the sha-256 ${digest}.`,
    `It was made by ${made.tool} with the options ${JSON.stringify(made.options)}, of`,
    ...made.inputs.map((input) => `  ${input.sha256} (${input.mime}, ${input.size} bytes)`),
    `with ${engines.join(', ')}.`,
    ...(sealed
      ? [
          `The encrypted options read ${JSON.stringify(told?.options)}, according to the installation; this is not part of the proof.`,
        ]
      : []),
  ];
};

/** Facts that hold, a sentence each. @throws when something does not */
export const check = (proof, { file, key, checkpoints = '' } = {}) => {
  const signedBy = keyIn(proof);
  insist(key === undefined || key.trim() === signedBy, `it is signed by ${signedBy}, not by ${key}`);
  const { facts, signed } = checkFormat(proof, file);
  for (const [note] of checkpoints.matchAll(/[^\n]+\n\d+\n[^]*?\n\n(?:\u2014 [^\n]*\n)+/g)) {
    const other = openCheckpoint(note, signedBy);
    const contrary = signed.some(({ size, root }) => size === other.size && !root.equals(other.root));
    insist(!contrary, `another checkpoint of ${other.size} events has another root: the log was forked`);
  }
  return facts;
};

/** The one key that all of a proof is signed with. */
const keyIn = (proof) => {
  const keys = new Set(proof.events?.map((one) => one.proof.key) ?? [(proof.proof ?? proof).key]);
  insist(keys.size === 1, 'its events are signed with several keys, or with none');
  return [...keys][0];
};

const checkFormat = (proof, file) => {
  if (proof.format === 'docket-receipt/1') return checkReceipt(proof, file);
  if (proof.format === 'docket-signature-proof/1') return checkRequest(proof, file);
  insist(!file, 'a file can only be checked with a receipt or with the proof of a signature request');
  if (proof.format === 'docket-inclusion-proof/1') return checkInclusion(proof);
  insist(proof.format === 'docket-consistency-proof/1', `"${proof.format}" is not a known proof format`);
  return checkConsistency(proof);
};

const run = () => {
  const options = { key: { type: 'string' }, checkpoint: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [proofPath, filePath] = positionals;
  if (!proofPath) throw new Error('usage: node verify-proof.mjs <proof.json> [file] [--key KEY] [--checkpoint FILE]');
  const proof = JSON.parse(readFileSync(proofPath, 'utf8'));
  const facts = check(proof, {
    file: filePath && readFileSync(filePath),
    key: values.key,
    checkpoints: values.checkpoint && readFileSync(values.checkpoint, 'utf8'),
  });
  console.log(facts.join('\n'));
  console.log(
    values.key ? 'The proof is valid.' : `The proof is valid if ${keyIn(proof)} is the key of that installation.`,
  );
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    run();
  } catch (error) {
    console.error(
      error instanceof Doubt
        ? `The proof is not valid: ${error.message}.`
        : `The proof could not be checked: ${error.message}`,
    );
    process.exitCode = error instanceof Doubt ? 1 : 2;
  }
}
