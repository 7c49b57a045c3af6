import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unseenOn } from '../../services/pdf/signing/drawing/signature-widget.js';
import { readP12 } from '../../services/pdf/signing/identity/p12-identity.js';
import { openRevision } from '../../services/pdf/signing/revision/revision.js';
import { seal } from '../../services/pdf/signing/sealing/seal.js';
import { pdfsigAdd, pdfsigCheck } from '../peers/readers.js';
import { keep, sampleOf, type Sample } from '../samples/sample.js';
import type { Case } from './case.js';
import { once } from './once.js';
import type { Samples } from './tool-samples.js';

const signer = { signerName: 'Jo Bench', signerEmail: 'jo@example.org', signatureText: 'Jo Bench' };

interface Keys {
  /** Holds the key of this bench, and a picture. */
  readonly folder: string;
  /** As `keySafeIn` makes it. */
  readonly safe: string | undefined;
}

/** Signed with a block, signed with a picture by the call of the screens, and looked at again. */
export const sealCases = (samples: Samples, { folder, safe }: Keys, brief: boolean): Case[] => {
  const { small, medium, greyScan, book } = samples;
  const peer = pdfsigAdd(safe);
  const signed = once(() => signedOf(folder, medium));
  const signs = (brief ? [small, medium, greyScan] : [book]).map((sample) => ({
    tool: 'pdf-sign',
    options: signer,
    sample,
    peers: [peer],
  }));
  if (!brief) return signs;
  return [
    ...signs,
    { tool: 'pdf-place-signature', options: {}, sample: once(() => withPicture(folder, medium)), peers: [peer] },
    { tool: 'pdf-verify', options: {}, sample: signed, peers: [pdfsigCheck] },
  ];
};

const withPicture = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  return sampleOf(`${name} + picture`, [...files.map(({ path }) => path), join(folder, 'logo.png')], pages);
};

const signedOf = async (folder: string, source: () => Promise<Sample>): Promise<Sample> => {
  const { files, pages, name } = await source();
  const revision = await openRevision(new Uint8Array(await readFile(files[0]?.path ?? '')), 'bench');
  const identity = readP12(await readFile(join(folder, 'identity.p12')), '');
  const statement = { at: new Date() };
  const { bytes } = await seal(revision, { widgets: [unseenOn(revision.document.getPage(0))], statement }, identity);
  return sampleOf(`${name}, signed`, await keep(folder, { 'signed.pdf': bytes }), pages);
};
