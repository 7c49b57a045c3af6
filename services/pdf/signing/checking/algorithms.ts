/** Names that Node's crypto knows, by object identifier. @see RFC 5754, RFC 8702 */
const digests: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.5': 'md5',
  '1.3.14.3.2.26': 'sha1',
  '1.3.36.3.2.1': 'ripemd160',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
};

/**
 * The signed data: a digest of this kind, `declared` for the digest that the signer info names, `none` for the data
 * itself.
 */
type SigningScheme = 'declared' | 'none' | 'pss' | { readonly digest: string };

const signingSchemes: Readonly<Record<string, SigningScheme>> = {
  '1.2.840.113549.1.1.1': 'declared',
  '1.2.840.113549.1.1.4': { digest: 'md5' },
  '1.2.840.113549.1.1.5': { digest: 'sha1' },
  '1.2.840.113549.1.1.10': 'pss',
  '1.2.840.113549.1.1.11': { digest: 'sha256' },
  '1.2.840.113549.1.1.12': { digest: 'sha384' },
  '1.2.840.113549.1.1.13': { digest: 'sha512' },
  '1.2.840.113549.1.1.14': { digest: 'sha224' },
  '1.2.840.10040.4.1': 'declared',
  '1.2.840.10040.4.3': { digest: 'sha1' },
  '1.2.840.10045.2.1': 'declared',
  '1.2.840.10045.4.1': { digest: 'sha1' },
  '1.2.840.10045.4.3.1': { digest: 'sha224' },
  '1.2.840.10045.4.3.2': { digest: 'sha256' },
  '1.2.840.10045.4.3.3': { digest: 'sha384' },
  '1.2.840.10045.4.3.4': { digest: 'sha512' },
  '1.3.101.112': 'none',
  '1.3.101.113': 'none',
};

/** Undefined for one that is not known here. */
export const digestOf = (oid: string): string | undefined => digests[oid];
export const signingSchemeOf = (oid: string): SigningScheme | undefined => signingSchemes[oid];

/** Digests for which somebody can make two files of one value. */
export const isBroken = (digest: string): boolean => ['md5', 'sha1', 'ripemd160'].includes(digest);
