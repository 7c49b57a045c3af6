import { CALL_IMAGE_MAX_BYTES, FILE_MAX_BYTES } from './limits.js';

/** Tools say in these kinds which files they accept; every {@link FileType} belongs to one. */
export type FileKind = 'pdf' | 'image' | 'drawing' | 'text' | 'office' | 'mail' | 'book' | 'iwork';

/** One file format that can be uploaded. */
export interface FileType {
  readonly kind: FileKind;
  readonly mime: string;
  /** With the dot; the first one is the usual one. */
  readonly extensions: readonly string[];
  /** Word used in messages, such as `PDF` in "for PDF files". */
  readonly label: string;
}

const CSV = 'text/csv';
/** The mime type of Markdown: text to all tools but the one that sets it. */
export const MARKDOWN = 'text/markdown';

/** The mime type of HTML pages: text to all tools but the one that sets them. */
export const HTML = 'text/html';

const openDocument = (what: string, extension: string): FileType => ({
  kind: 'office',
  mime: `application/vnd.oasis.opendocument.${what}`,
  extensions: [extension],
  label: 'OpenDocument',
});

const iWork = (program: string, extension: string): FileType => ({
  kind: 'iwork',
  mime: `application/vnd.apple.${program}`,
  extensions: [extension],
  label: 'iWork',
});

/** The mime type of mails that Outlook has saved. */
export const MSG = 'application/vnd.ms-outlook';

/**
 * Every type a visitor may upload. Requirement. HTML and CSV count as text: the
 * source of HTML is shown unless its page is asked for, CSV becomes a table.
 */
export const fileTypes: readonly FileType[] = [
  { kind: 'pdf', mime: 'application/pdf', extensions: ['.pdf'], label: 'PDF' },
  { kind: 'image', mime: 'image/png', extensions: ['.png'], label: 'PNG' },
  { kind: 'image', mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'], label: 'JPEG' },
  { kind: 'image', mime: 'image/gif', extensions: ['.gif'], label: 'GIF' },
  { kind: 'image', mime: 'image/webp', extensions: ['.webp'], label: 'WebP' },
  { kind: 'image', mime: 'image/tiff', extensions: ['.tif', '.tiff'], label: 'TIFF' },
  { kind: 'image', mime: 'image/avif', extensions: ['.avif'], label: 'AVIF' },
  { kind: 'image', mime: 'image/heic', extensions: ['.heic', '.heif'], label: 'HEIC' },
  { kind: 'image', mime: 'image/jxl', extensions: ['.jxl'], label: 'JPEG XL' },
  { kind: 'drawing', mime: 'image/svg+xml', extensions: ['.svg'], label: 'SVG' },
  { kind: 'text', mime: 'text/plain', extensions: ['.txt'], label: 'text' },
  { kind: 'office', mime: 'application/msword', extensions: ['.doc'], label: 'Word' },
  {
    kind: 'office',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['.docx'],
    label: 'Word',
  },
  { kind: 'office', mime: 'application/vnd.ms-excel', extensions: ['.xls'], label: 'Excel' },
  {
    kind: 'office',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['.xlsx'],
    label: 'Excel',
  },
  { kind: 'office', mime: 'application/vnd.ms-powerpoint', extensions: ['.ppt'], label: 'PowerPoint' },
  {
    kind: 'office',
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extensions: ['.pptx'],
    label: 'PowerPoint',
  },
  openDocument('text', '.odt'),
  openDocument('spreadsheet', '.ods'),
  openDocument('presentation', '.odp'),
  { kind: 'office', mime: 'application/rtf', extensions: ['.rtf'], label: 'RTF' },
  { kind: 'text', mime: CSV, extensions: ['.csv'], label: 'CSV' },
  { kind: 'text', mime: MARKDOWN, extensions: ['.md', '.markdown'], label: 'Markdown' },
  { kind: 'text', mime: HTML, extensions: ['.html', '.htm'], label: 'HTML' },
  { kind: 'text', mime: 'text/xml', extensions: ['.xml'], label: 'XML' },
  { kind: 'mail', mime: 'message/rfc822', extensions: ['.eml'], label: 'EML' },
  { kind: 'mail', mime: MSG, extensions: ['.msg'], label: 'MSG' },
  { kind: 'book', mime: 'application/epub+zip', extensions: ['.epub'], label: 'EPUB' },
  iWork('pages', '.pages'),
  iWork('numbers', '.numbers'),
  iWork('keynote', '.key'),
];

/** The type that a name's ending promises; what the bytes say is the gateway's business. */
export const typeOfName = (name: string): FileType | undefined => {
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return fileTypes.find(({ extensions }) => extensions.includes(extension));
};

/**
 * The type of a browser's `File`: its mime type (`image/jpg` counts as JPEG), else its name. A .csv goes by its name:
 * with Excel on the machine, a browser calls it an Excel file.
 */
export const typeOfFile = (file: { readonly name: string; readonly type: string }): FileType | undefined => {
  const named = typeOfName(file.name);
  if (named?.mime === CSV) return named;
  const mime = file.type === 'image/jpg' ? 'image/jpeg' : file.type;
  return fileTypes.find((type) => type.mime === mime) ?? named;
};

/** Largest size in bytes of a file of this kind, where several tools share one upload. */
export const maxBytesOf = (kind: FileKind): number => FILE_MAX_BYTES[kind];

/** The same for a call, or a page, of one tool alone. Requirement. */
export const maxBytesOfCall = (kind: FileKind): number =>
  kind === 'image' ? CALL_IMAGE_MAX_BYTES : FILE_MAX_BYTES[kind];

/** Pictures that not every browser shows. */
const NOT_IN_BROWSERS: readonly string[] = ['image/tiff', 'image/heic', 'image/jxl'];

/** Whether a file is a picture that every browser shows. */
export const isShownByBrowsers = (file: { readonly name: string; readonly type: string }): boolean => {
  const type = typeOfFile(file);
  return type?.kind === 'image' && !NOT_IN_BROWSERS.includes(type.mime);
};
