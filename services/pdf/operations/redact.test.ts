import { PDFDocument, StandardFonts } from 'pdf-lib';
import { pdfRedact } from '../../../contracts/tools/pdf-redact.js';
import { fileOf, openWork } from '../fixtures/work.js';
import { textOf } from '../fixtures/programs.js';
import { redact } from './redact.js';

describe('x', () => {
  test('y', async () => {
    const d = await PDFDocument.create();
    const font = await d.embedFont(StandardFonts.Helvetica);
    const p = d.addPage([300, 400]);
    p.drawText('Dear Ada Lovelace, hello', { x: 20, y: 300, size: 12, font });
    const work = await openWork();
    const options = pdfRedact.options.parse({
      redactionItems: JSON.stringify([{ id: 'a', type: 'text', text: 'ada lovelace' }]),
    });
    const out = await redact([fileOf('a.pdf', await d.save())], options, work);
    (await import('node:fs')).writeFileSync('/tmp/redact/t.pdf', out.bytes);
    work.end();
  });
});
