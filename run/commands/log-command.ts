import type { Config } from '../../services/platform/settings/config.js';
import type { EventReader } from '../../services/platform/event-store/event-store.js';
import { logSettingsOf, openEventReader } from '../ports/open-event-log.js';
import type { CommandSyntax } from './command-syntax.js';
import { runCommand, type Arguments } from './run-command.js';

/** A command that only reads the log, so that Docket may be running. */
export const runLogCommand = <const Syntax extends CommandSyntax>(
  syntax: Syntax,
  work: (given: Arguments<Syntax>, log: EventReader, config: Config) => Promise<void>,
): Promise<void> =>
  runCommand(syntax, async (args, config) => {
    const log = await openEventReader(logSettingsOf(config));
    try {
      await work(args, log, config);
    } finally {
      await log.close();
    }
  });
