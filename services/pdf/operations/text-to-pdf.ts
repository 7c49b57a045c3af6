import { typeset } from '../engines/typst.js';
import type { SourceFile } from './operation.js';

const SOURCE = `
#set page(paper: "a4", margin: 20mm)
#set text(font: ("DejaVu Sans Mono",), size: 10pt)
#sys.inputs.body.split("\\n").map(line => text(line)).join(linebreak())
`;

export const textToPdf = async ({ bytes }: SourceFile): Promise<Uint8Array> =>
  typeset(SOURCE, { body: new TextDecoder().decode(bytes) });
