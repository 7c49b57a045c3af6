import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For tests: a certificate of 127.0.0.1 for both ends of a connection, which has signed itself. */
export interface NatsCertificate {
  readonly cert: string;
  readonly key: string;
}

const REQUEST = `[req]
distinguished_name = name
x509_extensions = extensions
prompt = no
[name]
CN = 127.0.0.1
[extensions]
subjectAltName = DNS:localhost, IP:127.0.0.1
basicConstraints = critical, CA:TRUE
keyUsage = digitalSignature, keyCertSign
extendedKeyUsage = serverAuth, clientAuth
`;

/** For tests: writes its files into a folder. */
export const makeNatsCertificate = (folder: string): NatsCertificate => {
  const [request, cert, key] = ['request.cnf', 'cert.pem', 'key.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(request, REQUEST);
  const pair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key];
  execFileSync('openssl', ['req', '-x509', '-days', '2', '-config', request, ...pair, '-out', cert], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { cert, key };
};
