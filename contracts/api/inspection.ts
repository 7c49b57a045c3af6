import { z } from 'zod';
import { signatureReport } from './signatures.js';

const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .meta({ description: 'Left, bottom, right, top in points, before rotation' });

const page = z.object({
  width: z.number().meta({ description: 'Points, as displayed' }),
  height: z.number().meta({ description: 'Points, as displayed' }),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  label: z.string().nullable().meta({ description: 'Page label, if the document has any' }),
  mediaBox: box,
  cropBox: box,
  bleedBox: box.optional(),
  trimBox: box.optional(),
  artBox: box.optional(),
});
/** Geometry of one page; sizes in points. */
export type InspectedPage = z.output<typeof page>;

const outlineItem = z.object({
  title: z.string(),
  page: z.number().nullable().meta({ description: 'From 1; null if it leads to no page of this document' }),
  depth: z.number().meta({ description: '0 for top-level items' }),
});
/** A bookmark; the nesting is in `depth`. */
export type OutlineItem = z.output<typeof outlineItem>;

const permissions = z.object({
  print: z.boolean(),
  printSharply: z.boolean(),
  change: z.boolean(),
  copy: z.boolean(),
  annotate: z.boolean(),
  fillForms: z.boolean(),
  readAloud: z.boolean(),
  assemble: z.boolean(),
});
/** The permission bits of ISO 32000-1, table 22. */
export type Permissions = z.output<typeof permissions>;

const encryption = z.object({
  state: z.enum(['none', 'no-password-to-open', 'password-to-open']),
  permissions: permissions.nullable().meta({ description: 'For somebody who opens it without the owner password' }),
});

const word = z
  .tuple([z.string(), z.number(), z.number(), z.number(), z.number()])
  .meta({ description: 'Text; left, top, width, height in points of the page as displayed, from its top left' });
/** One word and its box. */
export type InspectedWord = z.output<typeof word>;

const activeContent = z.object({
  scripts: z.number(),
  actions: z.number().meta({ description: 'That open other files or programs, send forms or play media' }),
  files: z.number().meta({ description: 'Attached files and media, on pages as well' }),
  forms: z.number().meta({ description: 'XFA forms' }),
  links: z.number().meta({ description: 'To websites' }),
});

const contents = z.object({
  fonts: z.array(
    z.object({
      name: z.string(),
      isEmbedded: z.boolean().meta({ description: 'Its file is in the document' }),
    }),
  ),
  images: z.object({
    count: z.number(),
    bytes: z.number().meta({ description: 'As they are stored, with their masks' }),
  }),
});
/** Fonts and pictures, each once. */
export type InspectedContents = z.output<typeof contents>;

const about = z.string().nullable();

/** Answer of `POST /api/pdf/inspect`. Pages count from 1. */
export const inspectReply = z.object({
  pageCount: z.number(),
  pages: z.array(page),
  outline: z.array(outlineItem).meta({ description: 'In document order, each item before its children' }),
  encryption,
  signatures: z
    .array(
      signatureReport.pick({ signer: true, signedAt: true, intact: true, coversWholeDocument: true, modified: true }),
    )
    .nullable()
    .meta({ description: 'Oldest first; null if the file is too damaged' }),
  form: z.enum(['none', 'fields', 'xfa']),
  attachments: z.number().meta({ description: 'Number of embedded files' }),
  activeContent: activeContent
    .nullable()
    .meta({ description: 'What it can do beyond showing pages; null if the file is too damaged' }),
  contents: contents.nullable().meta({ description: 'Fonts and pictures; null if the file is too damaged' }),
  isTagged: z.boolean(),
  isRepaired: z.boolean().meta({ description: 'The file is damaged; these are the parts that could be read' }),
  version: z.string().nullable(),
  title: about,
  author: about,
  subject: about,
  keywords: about,
  language: about.meta({ description: 'Of its text, such as en-GB' }),
  creator: about,
  producer: about,
  text: z
    .array(
      z.object({
        page: z.number(),
        words: z.array(word),
        hasUnreadPictures: z.boolean().meta({
          description:
            'It may show letters in pictures that are not among its words, as a scan does with a stamp on it',
        }),
      }),
    )
    .meta({ description: 'The pages asked for, each once' }),
});
/** Refused with `pdf.encrypted` without the password of a locked file. */
export type InspectReply = z.output<typeof inspectReply>;
