import { randomUUID } from 'node:crypto';
import { v5 } from 'uuid';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Owner } from '../../contracts/owner.js';
import { WrongRevision, type EventStore } from '../../services/platform/event-store/event-store.js';
import { load } from '../../services/platform/event-store/streams.js';
import {
  workflow,
  type SavedWorkflow,
  type WorkflowState,
} from '../../services/platform/workflows/workflow.decider.js';

/** The namespace of the ids of workflows, which are derived from the places that they take. */
const PLACES_NAMESPACE = '0d6a4f0e-4d0b-4f2e-8b52-6a0e1c9d7f31';
/** Where the version stands in the text of a UUID. */
const VERSION_AT = 14;

/** One of the workflows that an owner may have: each that is deleted makes room for the next one in its place. */
interface Place {
  readonly owner: Owner;
  /** From 1. */
  readonly number: number;
}

/** The id of the workflow that comes into a place as the nth one, from 0. */
const idIn = ({ owner, number }: Place, nth: number): string => v5(`${owner} ${number} ${nth}`, PLACES_NAMESPACE);

/** Whether the id was chosen by chance, as before workflows had places. */
export const isWithoutPlace = (id: string): boolean => id[VERSION_AT] !== '5';

const stateOf = (store: EventStore, id: string) => load(store, { stream: streamOf('workflow', id), decider: workflow });

const isThere = async (store: EventStore, place: Place, nth: number): Promise<boolean> =>
  (await stateOf(store, idIn(place, nth))).revision >= 0;

/** How many workflows there have been in a place, in few looks however many they are: there is no gap between them. */
const countIn = async (store: EventStore, place: Place): Promise<number> => {
  let beyond = 1;
  while (await isThere(store, place, beyond - 1)) beyond *= 2;
  let within = Math.floor(beyond / 2);
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (await isThere(store, place, middle - 1)) within = middle;
    else beyond = middle;
  }
  return within;
};

/** The id for a new workflow in a place; undefined while another one is in it. */
const freeIdIn = async (store: EventStore, place: Place): Promise<string | undefined> => {
  const count = await countIn(store, place);
  const isTaken = count > 0 && !(await stateOf(store, idIn(place, count - 1))).state.isDeleted;
  return isTaken ? undefined : idIn(place, count);
};

/**
 * Saves a new workflow in the first place that is free. The log lets one begin a stream only once, so that any number of
 * workflows that are saved at once, by any number of processes, never take more than these places.
 *
 * @returns the saved one; undefined where no place is free.
 */
export const saveInFreePlace = async (
  store: EventStore,
  saved: Omit<SavedWorkflow, 'workflowId'>,
  places: number,
): Promise<WorkflowState | undefined> => {
  const now = new Date();
  for (let number = 1; number <= places; number += 1) {
    const workflowId = await freeIdIn(store, { owner: saved.owner, number });
    if (workflowId === undefined) continue;
    const command = { type: 'Save', workflow: { ...saved, workflowId }, now } as const;
    const events = workflow.decide(command, workflow.initial);
    try {
      const stream = streamOf('workflow', workflowId);
      await store.append(
        stream,
        events.map((event) => ({ ...event, id: randomUUID() })),
        'absent',
      );
      return events.reduce(workflow.evolve, workflow.initial);
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
  return undefined;
};
