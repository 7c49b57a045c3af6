import { spawn } from 'node:child_process';
import { withoutSecrets } from '../../../platform/settings/config.js';
import type { Log } from '../../../platform/settings/logger.js';
import { noteOf, type Signer, type Verifier } from './log-signer.js';

const TIMEOUT_MS = 10_000;
const OUTPUT_MAX = 1024;
const SIGNATURE_BYTES = 64;

interface SigningProgram {
  /** Its path; it is started without a shell and without arguments. */
  readonly program: string;
  readonly verifier: Verifier;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/** A key that this process never sees: the program reads the text from its input and writes its signature in base64. */
export const openSigningProgram = ({ program, verifier, log, timeoutMs = TIMEOUT_MS }: SigningProgram): Signer => ({
  verifier,
  sign: async (text) => {
    try {
      const signature = Buffer.from((await answerOf(program, text, timeoutMs)).trim(), 'base64');
      if (signature.length !== SIGNATURE_BYTES) throw new Error(`it wrote no signature of ${SIGNATURE_BYTES} bytes`);
      const note = noteOf(verifier, text, signature);
      if (verifier.open(note) === undefined) throw new Error('its signature is not of the key in CHECKPOINT_VERIFIER');
      return note;
    } catch (error) {
      log.error({ program, reason: (error as Error).message }, 'a text was not signed; it is tried again');
      return undefined;
    }
  },
});

const answerOf = (program: string, text: string, timeoutMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, [], {
      env: withoutSecrets(process.env),
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.setEncoding('latin1').on('data', (part: string) => (output = (output + part).slice(0, OUTPUT_MAX)));
    child.stdin.on('error', () => undefined); // it may answer without reading; its signature tells
    child.once('error', reject);
    child.once('exit', (_code, signal) => signal && child.stdout.destroy()); // what it started may hold it open
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(signal ? `it was stopped after ${timeoutMs} ms` : `it ended with code ${String(code)}`));
    });
    child.stdin.end(text);
  });
