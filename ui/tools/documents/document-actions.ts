import { assign, emit, type EventObject } from 'xstate';
import { saveFile } from '../../browser/save-file.js';
import type { FileInReply } from '../../calls/file-in-reply.js';
import type { Notice } from '../../notice.js';
import type { DocumentContext, MakingContext } from './document-call-region.js';
import { turningAway, type FileRules } from './file-rules.js';

/**
 * Actions of the machine of every document page, at the places that `document-call-region.ts` names; `keepFailure` is
 * its own.
 */
export const documentActions = <Context extends DocumentContext, Event extends EventObject>() => ({
  tell: emit<Context, Event, Notice, Event, Notice>((_, notice) => notice),
  setOver: assign<Context, Event, boolean, Event, never>((_, over) => ({ over }) as Partial<Context>),
  saveFile: (_: unknown, { blob, name }: Pick<FileInReply, 'blob' | 'name'>): void => {
    saveFile(blob, name);
  },
});

/** The same for a page whose call makes one file, which is kept. */
export const makingActions = <Context extends MakingContext, Event extends EventObject>() => ({
  ...documentActions<Context, Event>(),
  keepAnswer: assign<Context, Event, FileInReply, Event, never>((_, made) => ({ made }) as Partial<Context>),
});

interface Chosen {
  readonly event: { readonly files: readonly File[] };
}

/**
 * The transitions `files.chosen` of a page that works on one file at a time: a rejected file, and one that the machine's
 * action `takeFile` takes. `where` holds the target, if there is one.
 */
export const oneFileEdges = <const Where extends { readonly target?: string }>(rules: FileRules, where: Where) =>
  [
    turningAway(rules),
    {
      ...where,
      guard: ({ event }: Chosen): boolean => event.files.length > 0,
      actions: { type: 'takeFile' as const, params: ({ event }: Chosen): File | null => event.files[0] ?? null },
    },
  ] as const;
