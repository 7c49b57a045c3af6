import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { EditorContext } from '../../ui/screens/pdf-editor/machine/editor-context.js';
import { editorWalks as regions } from '../../ui/screens/pdf-editor/machine/fixtures/pdf-editor.walk.js';
import type { Walk } from '../../ui/testing/walk-edges.js';
import { groupsOf } from '../../ui/tools/redaction/chip.js';
import { endRun } from './end-in-page.js';
import { editorGestures } from './editor-controls.js';
import { mainState, type PageWalk } from './page-walk.js';

const editor = { running: 'pdf-editor' };

interface EditorValue {
  readonly file: 'empty' | { readonly empty: string } | { readonly present: string };
  readonly tab: Readonly<Record<string, unknown>> | string;
  readonly job: string;
}

const expected = ({ value, context }: AnyMachineSnapshot) => {
  const { file, tab, job } = value as EditorValue;
  const { marks, signature } = context as EditorContext;
  const [shown] = typeof tab === 'string' ? [tab] : Object.keys(tab);
  const present = typeof file === 'object' && 'present' in file ? `present.${file.present}` : 'empty';
  return {
    state: `${present} ${job}`,
    tab: shown === 'edit' ? undefined : shown, // no tab is open then
    kind: shown === 'signature' ? signature.kind : null,
    marked: shown === 'redact' ? groupsOf(marks.items).length : null,
    asksPassword: present === 'present.locked',
  };
};

const drawn = async (page: Page) => ({
  state: await mainState(page),
  ...(await page.evaluate(() => ({
    tab: /content-(\w+)$/.exec(document.querySelector('[role=tabpanel]:not([hidden])')?.id ?? '')?.[1],
    kind:
      document.querySelector('[aria-label="Signature type"] [aria-pressed=true]')?.textContent.toLowerCase() ?? null,
    marked: document.querySelector('[aria-labelledby=marked]')?.querySelectorAll('li').length ?? null,
    asksPassword: document.querySelector('dialog[open] input[type=password]') !== null,
  }))),
});

const pageWalk = (region: keyof typeof regions, walk: Walk): PageWalk => ({
  path: '/pdf-editor',
  place: editor,
  gestures: editorGestures[region],
  endings: {
    readPage: 'readPage',
    renderTyped: 'renderTyped',
    renderUpload: 'renderUpload',
    renderDrawing: 'renderDrawing',
    sign: 'signDocument',
    scan: 'detectSensitive',
    search: 'searchPages',
    try: 'tryPattern',
    run: endRun(editor.running),
    take: 'takeResult',
    collect: 'takeResult',
    receipt: 'fetchReceipt',
    preview: 'previewRedaction',
    copy: 'copyText',
  },
  drawn,
  expected,
  walk,
});

const names = Object.keys(regions) as (keyof typeof regions)[];

/** The editor's regions, as `editor, file` and so on. */
export const editorWalks = Object.fromEntries(
  names.map((region) => [`editor, ${region}`, pageWalk(region, regions[region])]),
);
