import { fieldPart, filePart, rawForm } from '../../gateway/fixtures/gateway-client.js';
import { makeDocx } from '../samples/office-samples.js';
import { makePdf } from '../samples/pdf.js';

/** A request to a server that answers with the file. */
export interface FileRequest {
  readonly path: string;
  /** A form with files. */
  readonly body: Buffer;
}

/** One job, as each server is asked for it with the same files. */
export interface HttpJob {
  readonly title: string;
  readonly docket: FileRequest;
  readonly gotenberg: FileRequest;
}

interface Asked {
  readonly tool: string;
  readonly options?: Readonly<Record<string, string>>;
}

interface AskedOfGotenberg {
  readonly route: string;
  readonly fields?: Readonly<Record<string, string>>;
}

type Files = readonly (readonly [name: string, bytes: Uint8Array])[];

/** Seconds that the server may keep the answer back until the file is there. */
const WAIT_SECONDS = 60;

const formOf = (fields: Readonly<Record<string, string>>, files: Files): Buffer =>
  rawForm(
    ...Object.entries(fields).map(([name, value]) => fieldPart(name, value)),
    ...files.map(([name, bytes]) => filePart(name, bytes)),
  );

const jobOf = (
  title: string,
  files: Files,
  { docket: { tool, options }, gotenberg: { route, fields = {} } }: { docket: Asked; gotenberg: AskedOfGotenberg },
): HttpJob => ({
  title,
  docket: { path: `/api/convert?wait=${WAIT_SECONDS}`, body: formOf({ operation: tool, ...options }, files) },
  gotenberg: { path: route, body: formOf(fields, files) },
});

const WATERMARK = { watermarkSource: 'text', watermarkExpression: 'DRAFT' };

/**
 * Jobs that both do.
 *
 * @see https://gotenberg.dev/docs/8.x, the routes of version 8.
 */
export const httpJobs = async (): Promise<readonly HttpJob[]> => {
  const small = await makePdf({ pages: 2, seed: 1 });
  const other = await makePdf({ pages: 2, seed: 2 });
  const report = await makePdf({ pages: 100, seed: 3 });
  const letter = makeDocx(10, 1);
  const hundredPages: Files = [['report.pdf', report]];
  return [
    jobOf(
      'two small PDFs merged',
      [
        ['1.pdf', small],
        ['2.pdf', other],
      ],
      { docket: { tool: 'pdf-merge' }, gotenberg: { route: '/forms/pdfengines/merge' } },
    ),
    jobOf('three pages out of 100', hundredPages, {
      docket: { tool: 'pdf-split', options: { pageRanges: '1-3' } },
      gotenberg: {
        route: '/forms/pdfengines/split',
        fields: { splitMode: 'pages', splitSpan: '1-3', splitUnify: 'true' },
      },
    }),
    jobOf('100 pages turned', hundredPages, {
      docket: { tool: 'pdf-rotate', options: { angle: '90' } },
      gotenberg: { route: '/forms/pdfengines/rotate', fields: { rotateAngle: '90' } },
    }),
    jobOf('100 pages watermarked', hundredPages, {
      docket: { tool: 'pdf-watermark', options: { watermarkText: 'DRAFT' } },
      gotenberg: { route: '/forms/pdfengines/watermark', fields: WATERMARK },
    }),
    jobOf('Word to PDF', [['letter.docx', letter]], {
      docket: { tool: 'to-pdf' },
      gotenberg: { route: '/forms/libreoffice/convert' },
    }),
  ];
};
