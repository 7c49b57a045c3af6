import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Refusal } from '../../../../contracts/errors.js';
import { runSandboxed } from '../../../platform/jobs/run-sandboxed.js';
import { documentName } from './document-name.js';
import { makeOfficeHome, officeArgs, untilSettled } from './libreoffice-profile.js';
import { OfficeFailed } from './office.js';
import { putFontsIn } from './office-fonts-conf.js';
import { officeRoom, type OfficePlace } from './office-room.js';
import type { OfficeOrder } from './started-office.js';

const exportOf = (extension: string): string =>
  SHEETS.test(extension) ? 'calc' : SLIDES.test(extension) ? 'impress' : 'writer';
const SHEETS = /^\.(?:xlsx?|ods)$/;
const SLIDES = /^\.(?:pptx?|odp)$/;

/** The filter that makes a document of this kind, as its command names it. */
const kindOf = (extension: string, wishes: Partial<OfficeOrder>): string => {
  if (wishes.asWord === true) return 'docx';
  const settings = settingsOf(wishes);
  if (settings.length === 0) return 'pdf';
  const named = Object.fromEntries(settings.map((name) => [name, { type: 'boolean', value: 'true' }]));
  const version = wishes.isTagged === true ? { SelectPdfVersion: { type: 'long', value: PDF_A_2 } } : {};
  return `pdf:${exportOf(extension)}_pdf_Export:${JSON.stringify({ ...named, ...version })}`;
};

/** PDF/A-2, as LibreOffice counts versions. */
const PDF_A_2 = '2';

/** As LibreOffice names them. */
const settingsOf = ({
  keepsComments = false,
  notesPages = 'none',
  isTagged = false,
}: Partial<OfficeOrder>): readonly string[] => [
  ...(isTagged ? ['PDFUACompliance'] : []),
  ...(keepsComments ? ['ExportNotes'] : []),
  ...(notesPages === 'none' ? [] : ['ExportNotesPages']),
  ...(notesPages === 'only' ? ['ExportOnlyNotesPages'] : []),
];

/** A LibreOffice that is started with its document and ends with it. @throws OfficeFailed, Refusal `conversion.deadline` */
export const convertCold = async (
  program: string,
  { source, target, extension, name, fonts = [], signal, counts, ...wishes }: OfficeOrder,
  place: OfficePlace & { readonly timeoutMs: number },
): Promise<void> => {
  const home = await makeOfficeHome(program, place);
  try {
    const inside = await home.putAside(source, documentName(name, extension));
    const kind = kindOf(extension, wishes);
    const args = [...officeArgs(home.folder), '--convert-to', kind, '--outdir', home.folder, inside];
    const added = await putFontsIn(home, fonts, place.scratch);
    const room = officeRoom(program, place);
    const run = { command: program, args, home, ...room, environment: { ...room.environment, ...added } };
    const { timeoutMs } = place;
    const end = await untilSettled(() => runSandboxed(place.sandbox, run, { timeoutMs, signal, onStart: counts }));
    if (end.timedOut) throw new Refusal('conversion.deadline', { seconds: timeoutMs / 1000 });
    const outputPath = join(
      home.folder,
      `${basename(inside, extname(inside))}.${wishes.asWord === true ? 'docx' : 'pdf'}`,
    );
    if (!existsSync(outputPath)) throw new OfficeFailed('LibreOffice could not make anything of it');
    await home.takeOut(outputPath, target);
  } finally {
    await home.remove();
  }
};
