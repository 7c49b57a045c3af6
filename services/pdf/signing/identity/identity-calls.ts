import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { callParent } from '../../../platform/jobs/call-parent.js';
import type { JobCalls } from '../../../platform/jobs/job-calls.js';
import type { Identity } from '../../operation.js';
import type { IdentityFile } from './installation.js';
import { readP12 } from './p12-identity.js';

const IDENTITY = 'identity';
const SIGN = 'sign';
/** The only tools whose jobs get anything signed. */
const SIGNING_TOOLS: ReadonlySet<string> = new Set(['pdf-sign', 'pdf-place-signature']);
/** What is signed names the file by its digest, so it is short. */
const SIGNED_CHARS_MAX = 64 * 1024;

const publicPart = z.object({ keyKind: z.enum(['rsa', 'ec']), certificate: z.string(), chain: z.array(z.string()) });
const toSign = z.string().max(SIGNED_CHARS_MAX);

/** What the parent does for a job that seals: the key stays with it. It is read when the first signature asks for it. */
export const identityCalls = ({ path, passphrase }: IdentityFile): JobCalls => {
  let opened: Promise<Identity> | undefined;
  const open = () => (opened ??= readFile(path).then((bytes) => readP12(bytes, passphrase)));
  return {
    [IDENTITY]: async (): Promise<z.output<typeof publicPart>> => {
      const { keyKind, certificate, chain } = await open();
      return { keyKind, certificate: base64(certificate.raw), chain: chain.map(({ raw }) => base64(raw)) };
    },
    [SIGN]: async (payload, { job }): Promise<string> => {
      if (!SIGNING_TOOLS.has(job.tool)) throw new Error(`${job.tool} signs nothing`);
      return base64(await (await open()).sign(Buffer.from(toSign.parse(payload), 'base64')));
    },
  };
};

/** The identity as a job has it. */
export const identityOfParent = async (): Promise<Identity> => {
  const { keyKind, certificate, chain } = publicPart.parse(await callParent(IDENTITY, {}));
  return {
    keyKind,
    certificate: certificateOf(certificate),
    chain: chain.map(certificateOf),
    sign: async (bytes) => Buffer.from(z.string().parse(await callParent(SIGN, base64(bytes))), 'base64'),
  };
};

export const noIdentity = (): Promise<Identity> => Promise.reject(new Error('this process was given no identity'));

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const certificateOf = (text: string): X509Certificate => new X509Certificate(Buffer.from(text, 'base64'));
