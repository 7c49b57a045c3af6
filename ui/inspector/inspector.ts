import { createBrowserReceiver } from '@statelyai/inspect';
import { heard, type Actors, type Inspected } from './inspected.js';

const part = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
};

let actors: Actors = new Map();
let chosen: string | undefined;

const stateOf = ({ value, status }: Inspected): string => (value === undefined ? status : JSON.stringify(value));

const line = ([id, actor]: readonly [string, Inspected]): HTMLElement => {
  const button = document.createElement('button');
  button.textContent = `${actor.name} ${stateOf(actor)}`;
  button.setAttribute('aria-current', String(id === chosen));
  button.className = actor.status === 'active' ? '' : 'ended';
  button.addEventListener('click', () => {
    chosen = id;
    draw();
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
};

const draw = (): void => {
  chosen ??= [...actors.keys()][0];
  part('machines').replaceChildren(...[...actors].map(line));
  const actor = actors.get(chosen ?? '');
  if (!actor) return;
  part('machine').textContent = `${actor.name}: ${stateOf(actor)}`;
  part('snapshot').textContent = JSON.stringify(actor.context, undefined, 2);
  part('events').replaceChildren(
    ...actor.events.map((event) => Object.assign(document.createElement('li'), { textContent: event })),
  );
};

createBrowserReceiver().subscribe((event) => {
  actors = heard(actors, event);
  draw();
});
