import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

const RSA_BITS = 2048;
const AUTHORITY_YEARS = 10;
/** Servers of Docket's own cluster only, so nobody but its members needs to trust them. */
const SERVER_YEARS = 2;
const SERIAL_BYTES = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

const makeKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { pem: privateKey, key: forge.pki.privateKeyFromPem(privateKey) };
};

const subjectOf = (name) => [{ name: 'commonName', value: name }];

const certify = ({ name, issuer = name, key, signer = key, years, extensions }) => {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = `01${randomBytes(SERIAL_BYTES - 1).toString('hex')}`;
  // A certificate made a moment ago must not seem to come from the future elsewhere.
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + years * 365 * DAY_MS);
  certificate.setSubject(subjectOf(name));
  certificate.setIssuer(subjectOf(issuer));
  certificate.setExtensions([...extensions, { name: 'subjectKeyIdentifier' }]);
  certificate.sign(signer, forge.md.sha256.create());
  return certificate;
};

/** An authority of its own; `issue` makes a certificate for a server, which is also a client of its neighbours. */
export const makeAuthority = (name) => {
  const { pem, key } = makeKey();
  const certificate = certify({
    name,
    key,
    years: AUTHORITY_YEARS,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return {
    certificate: forge.pki.certificateToPem(certificate),
    key: pem,
    issue: (server, hosts) => {
      const own = makeKey();
      const issued = certify({
        name: server,
        issuer: name,
        key: own.key,
        signer: key,
        years: SERVER_YEARS,
        extensions: [
          { name: 'basicConstraints', cA: false, critical: true },
          { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
          { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
          { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
        ],
      });
      return { certificate: forge.pki.certificateToPem(issued), key: own.pem };
    },
  };
};
