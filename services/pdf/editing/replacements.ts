import type { PageEdit, Replacement } from '../../../contracts/tools/page-edits.js';
import { frameOf } from '../content/page-frame.js';
import { editPdf } from '../opening/editable.js';
import type { LoadedPdf } from '../opening/load.js';
import type { Work } from '../operation.js';
import { walkPage } from './content/page-walk.js';
import { codesOf, foundText, placesToReplace } from './lines/find-lines.js';
import { boxOf } from './lines/page-boxes.js';
import { linesOf, quadAround } from './lines/text-lines.js';

/** Every place in a document where a text is to be replaced, as changes that can be made one by one. */
export const replacementsIn = async (source: LoadedPdf, replacement: Replacement, work: Work): Promise<PageEdit[]> => {
  const document = await editPdf(source, work);
  return document.getPages().flatMap((page, index): PageEdit[] => {
    work.report({ done: index, total: source.pageCount, step: `reading page ${index + 1}` });
    const walked = walkPage(page);
    const frame = frameOf(page.node);
    return placesToReplace(walked ? linesOf(walked) : [], replacement).flatMap((match) => {
      const quad = quadAround(codesOf(match));
      const box = quad && boxOf(frame, quad);
      return box ? [{ kind: 'text', page: index + 1, box, find: foundText(match), text: replacement.text }] : [];
    });
  });
};
