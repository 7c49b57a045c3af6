import { FILE_MAX_BYTES } from './limits.js';

export type FileKind = 'pdf' | 'image' | 'text' | 'office';

export interface FileType {
  readonly kind: FileKind;
  readonly mime: string;
  /** With the dot; the first one is the usual one. */
  readonly extensions: readonly string[];
  /** Word used in messages, such as `PDF` in "for PDF files". */
  readonly label: string;
}

/** Every type a visitor may upload. Specification section 5; Office and text serve to-pdf. */
export const fileTypes: readonly FileType[] = [
  { kind: 'pdf', mime: 'application/pdf', extensions: ['.pdf'], label: 'PDF' },
  { kind: 'image', mime: 'image/png', extensions: ['.png'], label: 'PNG' },
  { kind: 'image', mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'], label: 'JPEG' },
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
];

/** The type that a name's ending promises; what the bytes say is the gateway's business. */
export const typeOfName = (name: string): FileType | undefined => {
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  return fileTypes.find(({ extensions }) => extensions.includes(extension));
};

/** The type of a browser's `File`: its mime type (`image/jpg` counts as JPEG), else its name. */
export const typeOfFile = (file: { readonly name: string; readonly type: string }): FileType | undefined => {
  const mime = file.type === 'image/jpg' ? 'image/jpeg' : file.type;
  return fileTypes.find((type) => type.mime === mime) ?? typeOfName(file.name);
};

/** Largest size in bytes of a file of this kind. */
export const maxBytesOf = (kind: FileKind): number => FILE_MAX_BYTES[kind];
