import { assign, emit, raise, sendTo } from 'xstate';
import { failureNotice, plainNotice } from '../../../notice.js';
import type { EditorContext } from './editor-context.js';
import { editorSetup } from './editor-setup.js';
import { patternProblemOf } from '../redact/pattern-problem.js';
import { markPattern, markTexts } from '../redact/redaction-marks.js';
import { isReady, signatureProblem } from '../../../tools/signatures/signature.js';
import {
  alsoSigned,
  fileOf,
  redaction,
  scanning,
  searchOf,
  signing,
  taking,
  tryingPattern,
} from './editor-requests.js';
import { savingStates } from './saving-states.js';
import { t } from '../../../text/t.js';

const cannotSign = (context: EditorContext) => {
  const { problem } = alsoSigned(context);
  const pages = problem === '' ? null : failureNotice('Check the pages', problem);
  return signatureProblem(context.signature) ?? pages;
};
const hasFile = ({ context }: { readonly context: EditorContext }): boolean => context.file !== null;
const hasNoFile = ({ context }: { readonly context: EditorContext }): boolean => context.file === null;

/** The results of these calls exist on this page only. */
const leaving = { id: 'leaveWarning', src: 'leaveWarning' } as const;

/** The running job; at most one at a time. */
export const jobRegion = editorSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'sign.pressed': [
          { guard: hasNoFile, actions: emit(failureNotice('No file selected', 'Please upload a PDF first')) },
          {
            guard: ({ context }) => cannotSign(context) !== null,
            actions: { type: 'tell', params: ({ context }) => cannotSign(context) ?? failureNotice('No signature') },
          },
          { guard: ({ context }) => isReady(context.signature), target: 'signing' },
        ],
        'scan.pressed': [{ guard: hasFile, target: 'scanning' }, { actions: emit(failureNotice('No file selected')) }],
        'redact.pressed': [
          { guard: hasNoFile, actions: emit(failureNotice('No file selected')) },
          {
            guard: ({ context }) => context.marks.applied.length > 0,
            target: 'redacting',
            actions: assign({ redacting: ({ context }) => context.marks.applied }),
          },
        ],
        'search.pressed': {
          guard: ({ context }) => context.pdf !== null && context.query.trim() !== '',
          target: 'searching',
        },
        'version.ordered': {
          guard: hasFile,
          target: 'saving',
          actions: assign(({ context, event: { orders } }) => ({
            saving: { file: fileOf(context), orders, made: null },
            savingProblem: '',
            edited: null,
          })),
        },
        'pattern.pressed': {
          guard: ({ context }) => context.pdf !== null && context.pattern.trim() !== '',
          target: 'trying',
          actions: assign({ patternProblem: '' }),
        },
      },
    },
    signing: {
      tags: 'busy',
      invoke: [
        leaving,
        {
          id: 'sign',
          src: 'signDocument',
          input: ({ context }) => signing(context),
          onDone: {
            target: 'resting',
            actions: [
              assign(({ event: { output } }) => ({
                signed: { name: output.file.name, kept: output.kept, notes: output.notes },
                redacted: null,
                edited: null,
              })),
              { type: 'saveFile', params: ({ event: { output } }) => ({ file: output.file, name: output.file.name }) },
              raise(({ event }) => ({ type: 'file.made', file: event.output.file })),
              emit(plainNotice('PDF signed successfully! ✅', 'Your signed PDF has been downloaded')),
            ],
          },
          onError: {
            target: 'resting',
            actions: { type: 'tellError', params: ({ event: { error } }) => ({ title: 'Signing failed', error }) },
          },
        },
      ],
    },
    scanning: {
      tags: 'busy',
      invoke: [
        leaving,
        {
          id: 'scan',
          src: 'detectSensitive',
          input: ({ context }) => scanning(context),
          onDone: {
            target: 'resting',
            actions: [
              assign({ analysis: ({ event }) => event.output }),
              emit(({ event: { output } }) =>
                plainNotice(
                  'Scan complete! 🔍',
                  t('Found {n} types of sensitive data', { n: output.categories.length }),
                ),
              ),
            ],
          },
          onError: {
            target: 'resting',
            actions: { type: 'tellError', params: ({ event: { error } }) => ({ title: 'Detection failed', error }) },
          },
        },
      ],
    },
    searching: {
      invoke: {
        id: 'search',
        src: 'searchPages',
        input: ({ context }) => searchOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.length === 0,
            target: 'resting',
            actions: emit(({ context: { query } }) =>
              plainNotice(
                'Nothing found',
                t('The text of this document does not contain “{text}”', { text: query.trim() }),
              ),
            ),
          },
          {
            target: 'resting',
            actions: assign(({ context: { marks, query }, event: { output: pages } }) => ({
              marks: markTexts(marks, [{ text: query, page: pages.length === 1 ? (pages[0] ?? 'all') : 'all' }]),
              query: '',
            })),
          },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'tellError', params: ({ event: { error } }) => ({ title: 'Search failed', error }) },
        },
      },
    },
    trying: {
      invoke: {
        id: 'try',
        src: 'tryPattern',
        input: ({ context }) => tryingPattern(context),
        onDone: [
          {
            guard: ({ event }) => event.output.missing.length > 0,
            target: 'resting',
            actions: emit(({ context: { pattern } }) =>
              plainNotice('Nothing found', t('Nothing in this document matches “{pattern}”', { pattern })),
            ),
          },
          {
            target: 'resting',
            actions: assign(({ context: { marks, pattern } }) => ({
              marks: markPattern(marks, pattern),
              pattern: '',
            })),
          },
        ],
        onError: {
          target: 'resting',
          actions: assign({ patternProblem: ({ event: { error } }) => patternProblemOf(error) }),
        },
      },
      on: { 'pattern.typed': 'resting' },
    },
    redacting: {
      tags: 'busy',
      invoke: {
        id: 'run',
        src: 'runConversion',
        input: ({ context }) => redaction(context),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'completed',
            target: 'taking',
            actions: [
              assign(({ context, event: { output } }) => ({
                redacted:
                  output.status === 'completed' ? { file: output.file, marks: context.redacting, receipt: null } : null,
                signed: null,
                edited: null,
              })),
              { type: 'downloadShared', params: ({ context }) => context.redacted?.file.shareHash ?? '' },
              emit(({ context }) =>
                plainNotice('Download started', t('Downloading {name}', { name: context.redacted?.file.name ?? '' })),
              ),
            ],
          },
          {
            guard: ({ event }) => event.output.status === 'failed',
            target: 'resting',
            actions: emit(({ event: { output } }) =>
              failureNotice('Redaction failed', output.status === 'failed' ? output.message : ''),
            ),
          },
          { target: 'resting' },
        ],
      },
      on: { 'cancel.pressed': { actions: sendTo('run', { type: 'cancel.pressed' }) } },
    },
    /** The redacted file takes the place of the one before, on which nothing else may be done from now on. */
    taking: {
      tags: 'busy',
      invoke: {
        id: 'take',
        src: 'takeResult',
        input: ({ context }) => taking(context),
        onDone: {
          target: 'receipting',
          actions: raise(({ event }) => ({ type: 'file.made', file: event.output })),
        },
        onError: {
          target: 'missing',
          actions: {
            type: 'tellError',
            params: ({ event: { error } }) => ({ title: 'The redacted file could not be opened', error }),
          },
        },
      },
    },
    missing: {
      on: { 'sign.pressed': 'taking', 'redact.pressed': 'taking', 'scan.pressed': 'taking', 'take.retried': 'taking' },
    },
    ...savingStates,
    receipting: {
      tags: 'busy',
      invoke: {
        id: 'receipt',
        src: 'fetchReceipt',
        input: ({ context }) => ({ shareHash: context.redacted?.file.shareHash ?? '' }),
        onDone: {
          target: 'resting',
          actions: assign(({ context, event: { output: receipt } }) => ({
            redacted: context.redacted && { ...context.redacted, receipt },
          })),
        },
        onError: {
          target: 'resting',
          actions: {
            type: 'tellError',
            params: ({ event: { error } }) => ({ title: 'The receipt cannot be shown', error }),
          },
        },
      },
    },
  },
  on: {
    'file.cleared': '.resting',
    'file.restored': { guard: ({ context }) => context.before !== null, target: '.resting' },
  },
});
