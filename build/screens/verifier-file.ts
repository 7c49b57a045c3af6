import { createReadStream, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const verifier = new URL('../../deploy/verify-proof.mjs', import.meta.url);

/** Puts the verifier of proofs beside the screens, byte for byte, so that whoever has only the site can take it there. */
export const verifierFile = (): Plugin => ({
  name: 'docket-verifier-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'verify-proof.mjs', source: readFileSync(verifier) });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use('/verify-proof.mjs', (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      createReadStream(verifier).pipe(response);
    });
  },
});
