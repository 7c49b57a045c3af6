import { createHash, X509Certificate } from 'node:crypto';
import { testIdentity } from '../../fixtures/test-identity.js';
import type { Identity } from '../../operation.js';
import { signDetached, written } from '../sealing/cms-writer.js';
import { proveCms, readCms } from './cms.js';

/** Tag and length of a text of 30 bytes: with them, a digest of 32 bytes reads as a value within another. */
const LIKE_ASN1 = [0x04, 0x1e];

/** The first one of these whose digest looks like ASN.1. */
const oddOne = (make: (count: number) => Buffer): Buffer => {
  for (let count = 0; ; count += 1) {
    const oddCms = make(count);
    const digest = createHash('sha256').update(oddCms).digest();
    if (LIKE_ASN1.every((byte, at) => digest[at] === byte)) return oddCms;
  }
};

const oddContent = () => oddOne((count) => Buffer.from(`content ${count}`));

/** The last bytes of a certificate are its issuer's signature, which says nothing of its key. */
const oddCertificate = ({ raw }: X509Certificate): X509Certificate => {
  const end = raw.length - 4;
  const der = oddOne((count) => {
    const changedCms = Buffer.from(raw);
    changedCms.writeUInt32BE(count, end);
    return changedCms;
  });
  return new X509Certificate(der);
};

const prove = async (signed: Uint8Array, covered: Uint8Array, identity?: Identity): Promise<void> => {
  const cms = readCms(written(await signDetached([signed], identity ?? (await testIdentity()))));
  proveCms(cms, [covered], 'ETSI.CAdES.detached');
};

test('a signature holds whatever the digest of what it signs looks like', async () => {
  const content = oddContent();
  await expect(prove(content, content)).resolves.toBeUndefined();
  await expect(prove(content, Buffer.from('another content'))).rejects.toThrow('changed after it was signed');
});

test('a signature holds whatever the digest of its certificate looks like', async () => {
  const identity = await testIdentity();
  const odd = { ...identity, certificate: oddCertificate(identity.certificate) };
  const content = Buffer.from('any content');
  await expect(prove(content, content, odd)).resolves.toBeUndefined();
});
