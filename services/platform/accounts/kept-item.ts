import type { Decider } from '../event-store/decider.js';

export interface KeptItemState<Item> {
  /** Null before it is kept, and once it is forgotten. */
  readonly item: Item | null;
  readonly isForgotten: boolean;
}

export type KeptItemCommand<Item> =
  | { readonly type: 'Keep'; readonly item: Omit<Item, 'at'>; readonly now: Date }
  | { readonly type: 'Forget'; readonly now: Date };

/** The events of one kind of item. */
interface KeptItemEvents<Item, Event> {
  readonly kept: (item: Omit<Item, 'at'>, at: string) => Event;
  readonly forgotten: (item: Item, at: string) => Event;
  /** The item that an event keeps; null for the event that forgets it. */
  readonly itemOf: (event: Event) => Item | null;
}

/** The rules of one thing that a member keeps to use it again. It is kept once, and once forgotten it stays so. */
export const keptItem = <Item, Event>({
  kept,
  forgotten,
  itemOf,
}: KeptItemEvents<Item, Event>): Decider<KeptItemState<Item>, KeptItemCommand<Item>, Event> => ({
  initial: { item: null, isForgotten: false },

  decide(command, { item, isForgotten }) {
    const at = command.now.toISOString();
    if (command.type === 'Keep') return item || isForgotten ? [] : [kept(command.item, at)];
    return item ? [forgotten(item, at)] : [];
  },

  evolve(state, event) {
    const item = itemOf(event);
    return item ? { ...state, item } : { item: null, isForgotten: true };
  },
});
