import { assign, setup, type ActorRefFrom } from 'xstate';
import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import type { OptionValues } from '../fields-of-options.js';
import { withoutAlike } from '../redaction/chip.js';
import { defaultLook, redactOptions, type Look } from '../redaction/redaction-style.js';

export const itemTypes = ['text', 'pattern', 'area'] as const;
export type ItemType = (typeof itemTypes)[number];

/** The draft of an item; the box of an area is in percent of the page. */
export interface Draft {
  readonly text: string;
  readonly page: string;
  readonly type: ItemType;
  readonly replacement: string;
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

/** An item before anything is typed. Requirement. */
export const emptyDraft: Draft = {
  text: '',
  page: '1',
  type: 'text',
  replacement: '[REDACTED]',
  x: '10',
  y: '10',
  width: '30',
  height: '10',
};

const share = (percent: string, most: number): number => Math.min(Math.max(Number(percent) / 100 || 0, 0), most);

const boxOf = (draft: Draft) => {
  const x = share(draft.x, 0.99);
  const y = share(draft.y, 0.99);
  return { x, y, width: share(draft.width, 1 - x) || 0.01, height: share(draft.height, 1 - y) || 0.01 };
};

/** At least 1; anything that is not a page becomes 1. */
const pageOf = ({ page }: Draft): number => Math.max(1, Math.trunc(Number(page)) || 1);

const itemOf = (id: number, draft: Draft): RedactionItem => {
  const { type, replacement } = draft;
  const common = { id: String(id), text: draft.text.trim(), page: pageOf(draft), replacement };
  return type === 'area' ? { ...common, type, box: boxOf(draft) } : { ...common, type };
};

export interface RedactDialogContext {
  readonly items: readonly RedactionItem[];
  readonly nextId: number;
  readonly draft: Draft;
  readonly look: Look;
  readonly answer: OptionValues | null;
}

export type RedactDialogEvent =
  | { readonly type: 'draft.changed'; readonly field: keyof Draft; readonly text: string }
  /** The field of the page is left: it shows which page that will be. */
  | { readonly type: 'page.left' }
  | { readonly type: 'item.added' }
  | { readonly type: 'item.removed'; readonly id: string }
  | { readonly type: 'look.changed'; readonly look: Look }
  | { readonly type: 'confirm.pressed' }
  | { readonly type: 'cancel.pressed' };

/** Asks what to redact; answers with the options of `pdf-redact`, or null when it is cancelled. */
export const redactDialogMachine = setup({
  types: {
    context: {} as RedactDialogContext,
    events: {} as RedactDialogEvent,
    output: null as OptionValues | null,
  },
}).createMachine({
  id: 'redact-dialog',
  context: { items: [], nextId: 1, draft: emptyDraft, look: defaultLook, answer: null },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'draft.changed': {
          actions: assign({ draft: ({ context, event }) => ({ ...context.draft, [event.field]: event.text }) }),
        },
        'page.left': {
          actions: assign({ draft: ({ context: { draft } }) => ({ ...draft, page: String(pageOf(draft)) }) }),
        },
        'item.added': {
          guard: ({ context }) => context.draft.text.trim() !== '',
          actions: assign({
            items: ({ context: { items, nextId, draft } }) => [...items, itemOf(nextId, draft)],
            nextId: ({ context }) => context.nextId + 1,
            draft: ({ context: { draft } }) => ({ ...draft, text: '', page: String(pageOf(draft)) }),
          }),
        },
        'item.removed': {
          actions: assign({ items: ({ context, event }) => withoutAlike(context.items, event.id) }),
        },
        'look.changed': { actions: assign({ look: ({ event }) => event.look }) },
        'confirm.pressed': {
          guard: ({ context }) => context.items.length > 0,
          target: 'answered',
          actions: assign({ answer: ({ context: { items, look } }) => redactOptions(items, look) }),
        },
        'cancel.pressed': 'answered',
      },
    },
    answered: { type: 'final' },
  },
  output: ({ context }) => context.answer,
});

export type RedactDialogActor = ActorRefFrom<typeof redactDialogMachine>;
