import { requestJobs } from '../../../../contracts/request-jobs.js';
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { callParent } from '../../../platform/jobs/call-parent.js';
import type { JobCalls } from '../../../platform/jobs/job-calls.js';
import type { Job } from '../../../platform/jobs/job.js';
import type { Identity, TimestampAnswer } from '../../operation.js';
import type { IdentitySource } from './installation.js';

const IDENTITY = 'identity';
const SIGN = 'sign';
const TIMESTAMP = 'timestamp';
/** The only tools whose jobs get anything signed. */
const SIGNING_TOOLS: ReadonlySet<string> = new Set(['pdf-sign', 'pdf-place-signature', requestJobs.seal]);
/** The data that is signed names the file by its digest, so it is short. */
const SIGNED_CHARS_MAX = 64 * 1024;

const publicPart = z.object({
  keyKind: z.enum(['rsa', 'ec']),
  certificate: z.string(),
  chain: z.array(z.string()),
  hasTimestampServer: z.boolean(),
});
const toSign = z.string().max(SIGNED_CHARS_MAX);
/** A SHA-256 in Base64: nothing else of a document gets out by this way. */
const toStamp = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);
const stampAnswer = z.object({ response: z.string(), nonce: z.string() });

/**
 * Signs on behalf of a job that seals: the key stays with the parent. It is read when the first signature asks for it.
 */
export const identityCalls = (find: IdentitySource): JobCalls => {
  let opened: Promise<Identity> | undefined;
  const openIt = async (): Promise<Identity> => {
    const { path, passphrase } = await find();
    const { readP12 } = await import('./p12-identity.js'); // loaded only where it is used, as below
    return readP12(await readFile(path), passphrase);
  };
  const forget = (error: unknown) => {
    opened = undefined; // or a full disk would be remembered for ever
    throw error;
  };
  const open = () => (opened ??= openIt().catch(forget));
  return {
    [IDENTITY]: async (): Promise<z.output<typeof publicPart>> => {
      const { keyKind, certificate, chain } = await open();
      return {
        keyKind,
        certificate: base64(certificate.raw),
        chain: chain.map(({ raw }) => base64(raw)),
        hasTimestampServer: (await find()).timestampServer !== undefined,
      };
    },
    [SIGN]: async (payload, { job }): Promise<string> => {
      refuseUnlessSigning(job);
      return base64(await (await open()).sign(Buffer.from(toSign.parse(payload), 'base64')));
    },
    [TIMESTAMP]: async (payload, { job, signal }): Promise<z.output<typeof stampAnswer>> => {
      refuseUnlessSigning(job);
      const { timestampServer } = await find();
      if (timestampServer === undefined) throw new Error('there is no time stamp server');
      const { askTimestampServer } = await import('./timestamp-server.js');
      const digest = Buffer.from(toStamp.parse(payload), 'base64');
      const { response, nonce } = await askTimestampServer(timestampServer, digest, signal);
      return { response: base64(response), nonce: base64(nonce) };
    },
  };
};

const refuseUnlessSigning = ({ tool }: Pick<Job, 'tool'>): void => {
  if (!SIGNING_TOOLS.has(tool)) throw new Error(`${tool} signs nothing`);
};

/** The identity as a job has it. */
export const identityOfParent = async (): Promise<Identity> => {
  const { keyKind, certificate, chain, hasTimestampServer } = publicPart.parse(await callParent(IDENTITY, {}));
  return {
    keyKind,
    certificate: certificateOf(certificate),
    chain: chain.map(certificateOf),
    sign: async (bytes) => Buffer.from(z.string().parse(await callParent(SIGN, base64(bytes))), 'base64'),
    ...(hasTimestampServer && { timestamp: timestampOfParent }),
  };
};

const timestampOfParent = async (digest: Uint8Array): Promise<TimestampAnswer> => {
  const { response, nonce } = stampAnswer.parse(await callParent(TIMESTAMP, base64(digest)));
  return { response: Buffer.from(response, 'base64'), nonce: Buffer.from(nonce, 'base64') };
};

export const noIdentity = (): Promise<Identity> => Promise.reject(new Error('this process was given no identity'));

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const certificateOf = (text: string): X509Certificate => new X509Certificate(Buffer.from(text, 'base64'));
