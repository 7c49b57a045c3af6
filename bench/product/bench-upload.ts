import { readFile } from 'node:fs/promises';
import { fieldPart, filePart, rawForm } from '../../gateway/fixtures/gateway-client.js';
import type { JobFile } from '../../services/platform/jobs/job.js';

/** The form as bytes as it goes over the wire, made before the clock runs. */
export const uploadOf = async (
  tool: string,
  options: Readonly<Record<string, string>>,
  files: readonly JobFile[],
): Promise<Buffer> => {
  const fields = Object.entries({ operation: tool, ...options }).map(([name, value]) => fieldPart(name, value));
  return rawForm(...fields, ...(await Promise.all(files.map((file) => partOf(tool, file)))));
};

/** The picture of a signature goes as text, as the screens send it. */
const partOf = async (tool: string, { path, name, kind }: JobFile) => {
  const bytes = await readFile(path);
  const isSignature = tool === 'pdf-place-signature' && kind === 'image';
  return isSignature ? fieldPart('signatureImageBase64', bytes.toString('base64')) : filePart(name, bytes);
};
