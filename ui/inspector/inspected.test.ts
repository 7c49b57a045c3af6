import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { heard, type Actors } from './inspected.js';

const said = (type: string, rest: object) =>
  ({
    type,
    sessionId: 'x:1',
    rootId: 'x:1',
    createdAt: '0',
    id: '1',
    _version: '1',
    ...rest,
  }) as unknown as StatelyInspectionEvent;

test('an inspected machine is shown with its name, its state now and its events, the last one first', () => {
  const messages = [
    said('@xstate.actor', { name: 'home', snapshot: { value: 'idle', context: {} } }),
    said('@xstate.event', { event: { type: 'files.chosen' } }),
    said('@xstate.event', { event: { type: 'tool.chosen', tool: 'pdf-merge' } }),
    said('@xstate.snapshot', { snapshot: { value: 'chosen', context: { files: 2 }, status: 'active' } }),
  ];
  expect(messages.reduce<Actors>(heard, new Map()).get('x:1')).toEqual({
    name: 'home',
    status: 'active',
    value: 'chosen',
    context: { files: 2 },
    events: ['{"type":"tool.chosen","tool":"pdf-merge"}', '{"type":"files.chosen"}'],
  });
});
