import { testEveryEdge } from '../../testing/every-edge.js';
import { accepted, fileOf, said, tooLate } from './given.js';
import type { HomeContext } from './home.context.js';
import { homeMachine } from './home.machine.js';

describe('every edge of the home page', () => {
  testEveryEdge({
    machine: homeMachine,
    events: [
      { type: 'drag.entered' },
      { type: 'drag.left' },
      { type: 'files.chosen', files: [fileOf('report.pdf')] },
      { type: 'files.chosen', files: [fileOf('clip.gif', 'image/gif')] },
      { type: 'alert.dismissed' },
      { type: 'file.removed', id: 1 },
      { type: 'file.moved', id: 1, by: 1 },
      { type: 'selection.cleared' },
      { type: 'options.toggled', tool: 'pdf-watermark' },
      { type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: '' },
      { type: 'tool.chosen', tool: 'pdf-compress' },
      { type: 'tool.chosen', tool: 'pdf-watermark' },
      { type: 'upload.progressed', sent: 1, total: 3 },
      accepted,
      { type: 'upload.refused', message: 'no' },
      { type: 'cancel.pressed' },
      said('processing', { step: 'page 1 of 3' }),
      said('completed'),
      said('failed', { error: 'no' }),
      said('cancelled'),
      { type: 'connection.changed', online: false },
    ],
    outcomes: {
      cancel: [{ output: 'processing' }, { error: tooLate }, { error: new Error('503: ') }],
    },
    key: ({ selection, options, unfolded, problem, progress, online }: HomeContext) => [
      Math.min(selection.files.length, 2),
      selection.turnedAway.length,
      Object.keys(options).length,
      unfolded,
      problem?.field ?? '',
      progress.state,
      progress.converted,
      online,
    ],
  });
});
