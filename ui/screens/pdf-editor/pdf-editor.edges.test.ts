import { features } from '../../../contracts/features.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import type { EditorContext } from './editor.context.js';
import { analysis, completed, contract, factsOf, pdfOf, receipt } from './given.js';
import { pdfEditorMachine } from './pdf-editor.machine.js';

const input = { features };
const at = { x: 0.2, y: 0.3 };
const picture = pdfOf('me.png', 'image/png');
const failure = { error: new Error('no') };
const image = { output: 'data:image/png;base64,AAAA' };

const chosen = { type: 'files.chosen', files: [pdfOf()] };
const opened = { type: 'pdf.opened', pdf: contract };
const read = { readPage: [{ output: factsOf(0, 'Ada') }] };
const common = { machine: pdfEditorMachine, input, silenced: ['saveFile', 'downloadShared'] };

describe('every edge of the editor, its file', () => {
  testEveryEdge({
    ...common,
    part: 'pdf-editor.file',
    events: [
      chosen,
      { type: 'files.chosen', files: [] },
      { type: 'files.chosen', files: [picture] },
      { type: 'files.chosen', files: [pdfOf('big.pdf', 'application/pdf', 25 * 1024 * 1024 + 1)] },
      { type: 'drag.entered' },
      { type: 'drag.left' },
      opened,
      { type: 'pdf.locked', wrong: false },
      { type: 'pdf.locked', wrong: true },
      { type: 'pdf.refused', message: 'no header' },
      { type: 'password.given', password: 'secret' },
      { type: 'page.chosen', page: 1 },
      { type: 'page.chosen', page: 3 },
      { type: 'zoom.changed', by: 1 },
      { type: 'file.cleared' },
    ],
    outcomes: { readPage: [...read.readPage, failure] },
    key: ({ file, page, zoom, wrongPassword }: EditorContext) => [file?.name, page, Math.min(zoom, 3), wrongPassword],
  });
});

describe('every edge of the editor, its tabs', () => {
  testEveryEdge({
    ...common,
    part: 'pdf-editor.tab',
    events: [
      chosen,
      opened,
      { type: 'scan.pressed' },
      { type: 'tab.chosen', tab: 'signature' },
      { type: 'tab.chosen', tab: 'redact' },
      { type: 'tab.chosen', tab: 'detect' },
      { type: 'placement.grabbed', by: 'frame', at },
      { type: 'placement.grabbed', by: 'corner', at },
      { type: 'placement.dragged', at: { x: 0.5, y: 0.5 } },
      { type: 'placement.released' },
      { type: 'placement.nudged', by: { x: 0.01, y: 0 } },
      { type: 'placement.stretched', by: { x: 0.01, y: 0 } },
      { type: 'placement.preset', position: 'center' },
      { type: 'placement.fetched' },
      { type: 'field.typed', field: 'x', text: '50' },
      { type: 'field.left' },
      { type: 'marker.chosen', marker: 'box' },
      { type: 'marker.chosen', marker: 'text' },
      { type: 'selection.changed', text: 'Ada' },
      { type: 'selection.marked' },
      { type: 'box.started', at },
      { type: 'box.continued', at: { x: 0.5, y: 0.5 } },
      { type: 'box.ended' },
      { type: 'box.added' },
      { type: 'area.moved', id: '1', by: at },
      { type: 'area.stretched', id: '1', by: at },
      { type: 'mark.removed', id: '1' },
      { type: 'marks.undone' },
      { type: 'look.changed', look: { color: '#ff0000', pattern: 'diagonal', preserveFormatting: true } },
      { type: 'query.changed', text: 'Ada' },
      { type: 'finding.marked', finding: 'bank_account' },
    ],
    outcomes: { ...read, scan: [{ output: analysis }] },
    key: ({ facts, selected, drawn, marks }: EditorContext) => [
      facts !== null,
      selected,
      drawn !== null,
      Math.min(marks.items.length, 1),
    ],
  });
});

describe('every edge of the editor, its signature', () => {
  testEveryEdge({
    ...common,
    part: 'pdf-editor.signature',
    events: [
      { type: 'kind.chosen', kind: 'draw' },
      { type: 'kind.chosen', kind: 'type' },
      { type: 'kind.chosen', kind: 'upload' },
      { type: 'text.typed', text: 'Ada' },
      { type: 'text.typed', text: ' ' },
      { type: 'image.chosen', file: picture },
      { type: 'image.chosen', file: pdfOf() },
    ],
    outcomes: { renderTyped: [image, failure], renderPicture: [image, failure] },
    key: ({ signature: { kind, text, images } }: EditorContext) => [kind, text, images.type, images.upload],
  });
});

describe('every edge of the editor, its drawing canvas', () => {
  testEveryEdge({
    ...common,
    part: 'pdf-editor.stroke',
    events: [
      { type: 'stroke.started', at },
      { type: 'stroke.continued', at },
      { type: 'stroke.ended' },
      { type: 'drawing.cleared' },
    ],
    outcomes: { renderDrawing: [image, failure] },
    key: ({ signature }: EditorContext) => [Math.min(signature.strokes.length, 1), signature.images.draw],
  });
});

describe('every edge of the editor, its work', () => {
  testEveryEdge({
    ...common,
    part: 'pdf-editor.job',
    events: [
      chosen,
      opened,
      { type: 'stroke.started', at },
      { type: 'stroke.ended' },
      { type: 'tab.chosen', tab: 'redact' },
      { type: 'selection.changed', text: 'Ada' },
      { type: 'selection.marked' },
      { type: 'query.changed', text: 'Ada' },
      { type: 'search.pressed' },
      { type: 'sign.pressed' },
      { type: 'scan.pressed' },
      { type: 'redact.pressed' },
      { type: 'cancel.pressed' },
      { type: 'file.cleared' },
    ],
    outcomes: {
      ...read,
      renderDrawing: [image],
      sign: [{ output: new Blob(['signed']) }, failure],
      scan: [{ output: analysis }, failure],
      search: [{ output: [] }, { output: [2] }, { output: [1, 2] }, failure],
      run: [
        { output: completed },
        { output: { status: 'failed', message: 'no' } },
        { output: { status: 'cancelled' } },
      ],
      receipt: [{ output: receipt }, failure],
    },
    key: ({ file, signature, marks, selected, query }: EditorContext) => [
      file?.name,
      signature.images.draw,
      Math.min(marks.items.length, 1),
      selected,
      query,
    ],
  });
});
