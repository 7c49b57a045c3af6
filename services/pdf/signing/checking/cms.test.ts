import { createHash } from 'node:crypto';
import { testIdentity } from '../../fixtures/test-identity.js';
import { signDetached, written } from '../sealing/cms-writer.js';
import { proveCms, readCms } from './cms.js';

/** Tag and length of a text of 30 bytes: with them, a digest of 32 bytes reads as a value within another. */
const LIKE_ASN1 = [0x04, 0x1e];

/** A content whose digest looks like ASN.1. */
const oddContent = (): Uint8Array => {
  for (let count = 0; ; count += 1) {
    const content = Buffer.from(`content ${count}`);
    const digest = createHash('sha256').update(content).digest();
    if (LIKE_ASN1.every((byte, at) => digest[at] === byte)) return content;
  }
};

const prove = async (signed: Uint8Array, covered: Uint8Array): Promise<void> => {
  const cms = readCms(written(await signDetached([signed], await testIdentity())));
  proveCms(cms, [covered], 'ETSI.CAdES.detached');
};

test('a signature holds whatever the digest of what it signs looks like', async () => {
  const content = oddContent();
  await expect(prove(content, content)).resolves.toBeUndefined();
  await expect(prove(content, Buffer.from('another content'))).rejects.toThrow('changed after it was signed');
});
