import { enqueueActions } from 'xstate';
import { plainNotice } from '../../../notice.js';
import { editorSetup } from './editor-setup.js';
import { REDACTION_ITEMS_MAX } from '../../../../contracts/limits.js';
import { matchesOf, typeText } from '../detect/findings.js';
import { isFull, markMatches, type Marks } from '../redact/redaction-marks.js';
import { placingRegion } from './placing-region.js';
import { markingRegion } from './marking-region.js';
import { t } from '../../../text/t.js';

const toldOf = (marks: Marks, finding: string): string =>
  isFull(marks)
    ? t('One redaction can have at most {max} marks. Redact these, then scan the result for the rest.', {
        max: REDACTION_ITEMS_MAX,
      })
    : typeText({ type: finding });

/** The open tab, or the mode in which the pages themselves are edited. */
export const tabRegion = editorSetup.createStateConfig({
  initial: 'signature',
  states: {
    signature: placingRegion,
    redact: markingRegion,
    detect: {
      on: {
        'finding.marked': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const marks = markMatches(context.marks, matchesOf(context.analysis, event));
            enqueue.assign({ marks });
            enqueue.emit(plainNotice('Marked for redaction', toldOf(marks, event.finding)));
          }),
        },
      },
    },
    edit: { on: { 'file.cleared': 'signature', 'pdf.refused': 'signature' } },
  },
  on: {
    'tab.chosen': [
      { guard: ({ event }) => event.tab === 'signature', target: '.signature' },
      { guard: ({ event }) => event.tab === 'redact', target: '.redact' },
      { target: '.detect' },
    ],
    /** Not while a tool makes another file, which is then the one to edit. */
    'edit.opened': { guard: 'mayEdit', target: '.edit' },
  },
});
