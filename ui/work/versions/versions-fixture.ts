import { createActor, fromTransition, type AnyActorRef, type AnyEventObject } from 'xstate';
import { fileOf } from '../machine/work-fixture.js';
import type { SelectedFile } from '../files/selection.js';
import type { Made } from './made.js';

/** An actor that takes everything and keeps what it took. */
export const listener = (): { readonly actor: AnyActorRef; readonly heard: readonly AnyEventObject[] } => {
  const heard: AnyEventObject[] = [];
  const hear = (context: { readonly unfolded: null }, event: AnyEventObject) => {
    heard.push(event);
    return context;
  };
  const actor = createActor(fromTransition(hear, { unfolded: null })).start();
  return { actor, heard };
};

export const chosenFile = (id: number, name: string): SelectedFile => ({ id, file: fileOf(name), kind: 'pdf' });

export const firstVersion: Made = {
  id: 'c1',
  options: { quality: 'low' },
  from: null,
  of: [1],
  madeAt: null,
  tool: 'pdf-compress',
  shareHash: 'h1',
  shareLink: 'https://docket.test/s/h1',
  name: 'lease_compressed.pdf',
  chosenName: null,
  size: 2,
  sizeBefore: 3,
  notes: [],
};

/** The result of a second tool. */
export const further: Made = {
  ...firstVersion,
  id: 'c2',
  tool: 'pdf-rotate',
  options: { angle: 90 },
  from: 'c1',
  shareHash: 'h2',
  name: 'lease_compressed_rotated.pdf',
};
