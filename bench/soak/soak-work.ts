import { fieldPart, filePart, rawForm } from '../../gateway/fixtures/gateway-client.js';
import { makePdf } from '../samples/pdf.js';

/** A small conversion as it goes over the wire, and the tool that it asks for. */
export interface SoakWork {
  readonly tool: string;
  readonly upload: Buffer;
}

/** The most frequent work of people, one of each kind in a round: small files, mostly page tools. */
export const soakWork = async (): Promise<readonly SoakWork[]> => {
  const [one, other] = await Promise.all([makePdf({ pages: 3, seed: 1 }), makePdf({ pages: 5, seed: 2 })]);
  const ask = (tool: string, options: Readonly<Record<string, string>>, ...files: readonly [string, Uint8Array][]) => {
    const fields = Object.entries({ operation: tool, ...options }).map(([name, value]) => fieldPart(name, value));
    return { tool, upload: rawForm(...fields, ...files.map(([name, bytes]) => filePart(name, bytes))) };
  };
  return [
    ask('pdf-merge', {}, ['one.pdf', one], ['other.pdf', other]),
    ask('pdf-rotate', { angle: '90' }, ['one.pdf', one]),
    ask('pdf-split', { pageRanges: '1-2' }, ['other.pdf', other]),
    ask('pdf-watermark', { watermarkText: 'DRAFT' }, ['one.pdf', one]),
    ask('pdf-compress', { quality: 'medium' }, ['other.pdf', other]),
    ask('to-pdf', {}, ['letter.txt', Buffer.from('A letter of a few lines.\n'.repeat(20))]),
  ];
};
