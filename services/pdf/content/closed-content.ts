import { PDFName, type PDFDocument, type PDFPage } from 'pdf-lib';
import { inheritedAt, resourcesOf } from './objects.js';
import { leftOpenBy, savesIn } from './operators.js';
import { contentOf } from './page-content.js';

const at = (key: string): PDFName => PDFName.of(key);
const BODY = 'DocketBody';
/** For a page that does not say its size. */
const LETTER = [0, 0, 612, 792];

/**
 * Ends what a page's content leaves open, which would take in whatever is drawn after it: a layer, which may be hidden, is ended; content
 * that stops within a text, a list or a picture becomes a form, which ends with its stream for every reader. Other content stays as it is.
 */
export const closeContent = ({ context }: PDFDocument, page: PDFPage): void => {
  const content = contentOf(page);
  const { isCut, marks } = leftOpenBy(content);
  const endOfMarks = ' EMC'.repeat(marks);
  if (isCut) replaceByForm(page, content, endOfMarks);
  else if (marks > 0) {
    page.node.set(
      at('Contents'),
      context.register(context.flateStream(Buffer.concat([content, Buffer.from(endOfMarks)]))),
    );
  }
};

/** Some readers carry the marks of a form on to its page. */
const replaceByForm = ({ node }: PDFPage, content: Uint8Array, endOfMarks: string): void => {
  const { context } = node;
  const saved = Buffer.from('q\n'.repeat(-savesIn(content).lowest));
  const body = context.register(
    context.flateStream(Buffer.concat([saved, content]), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: inheritedAt(node, 'MediaBox') ?? context.obj(LETTER),
      Resources: resourcesOf(node) ?? context.obj({}),
    }),
  );
  node.set(at('Resources'), context.obj({ XObject: { [BODY]: body } }));
  node.set(at('Contents'), context.register(context.stream(`q /${BODY} Do Q${endOfMarks}`)));
};
