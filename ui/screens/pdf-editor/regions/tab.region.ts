import { assign, emit } from 'xstate';
import { plainNotice } from '../../../notice.js';
import { editorSetup } from '../editor.setup.js';
import { typeText, withFinding } from '../detect/findings.js';
import { placingRegion } from './placing.region.js';
import { markingRegion } from './marking.region.js';

/** What the visitor is at. */
export const tabRegion = editorSetup.createStateConfig({
  initial: 'signature',
  states: {
    signature: placingRegion,
    redact: markingRegion,
    detect: {
      on: {
        'finding.marked': {
          guard: ({ context }) => context.features.sensitiveToRedact && context.features.interactiveRedaction,
          actions: [
            assign({ marks: ({ context, event }) => withFinding(context, event.finding) }),
            emit(({ event }) => plainNotice('Marked for redaction', typeText({ type: event.finding }))),
          ],
        },
      },
    },
  },
  on: {
    'tab.chosen': [
      { guard: ({ event }) => event.tab === 'signature', target: '.signature' },
      { guard: ({ event }) => event.tab === 'redact', target: '.redact' },
      { target: '.detect' },
    ],
  },
});
