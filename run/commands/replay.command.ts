import type { EventReader } from '../../services/platform/event-store/event-store.js';
import { momentOf, type Moment } from '../../services/platform/event-store/moment.js';
import { openPast } from '../../services/platform/event-store/past.js';
import { personKeysOf } from './log-keys.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { findView } from './replay-views.js';
import { runLogCommand } from './log-command.js';
import { readOption } from './run-command.js';

/** Without this, a position that the log has not reached would show the present. */
const assertReached = async (log: EventReader, moment: Moment): Promise<void> => {
  if (!('position' in moment)) return;
  for await (const { position: last } of log.readRecordsBack()) {
    if (moment.position <= last) return;
    throw new Error(`--until: the log ends at position ${last}, before ${moment.position}`);
  }
};

const options = {
  until: {
    type: 'string',
    value: '<time or position>',
    about: 'the moment, such as 2026-03-01T12:00:00Z or 1200',
    isNeeded: true,
  },
  as: { type: 'string', value: '<view>', about: 'dashboard, history, share or models; default: models, as digests' },
} as const;

/** `npm run replay`: what was shown at a moment, folded from the log by the same projections as live. */
await runLogCommand(
  {
    name: 'replay',
    about: 'Shows what was shown at a moment, folded from the log by the same code as live. Docket may be running.',
    options,
    positionals: '[<owner> of a history, <hash> of a share link]',
    allowPositionals: true,
    exitCodes: DONE_OR_NOT,
  },
  async ({ values: { until, as }, positionals }, log, config) => {
    if (until === undefined)
      throw new Error('--until is missing; give a time such as 2026-03-01T12:00:00Z or a position');
    const moment = readOption('until', until, (typed) => momentOf(log, typed));
    const view = findView(as, positionals);
    await assertReached(log, moment);
    const personKeys = () => personKeysOf(config);
    await view({ past: openPast(log, moment), personKeys, moment, subject: positionals[0] });
  },
);
