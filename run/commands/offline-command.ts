import { openDataDir } from '../../services/platform/settings/data-dir.js';
import { logSettingsOf, openEventReader } from '../ports/open-event-log.js';
import { openLogger } from '../open-logger.js';
import { openPorts, type Ports } from '../ports/ports.js';
import type { CommandSyntax } from './command-syntax.js';
import { runCommand, type Arguments } from './run-command.js';

/** A command that changes an installation while Docket is stopped. */
export const runOfflineCommand = <const Syntax extends CommandSyntax>(
  syntax: Syntax,
  work: (given: Arguments<Syntax>, ports: Ports) => Promise<void>,
): Promise<void> =>
  runCommand(syntax, async (args, config) => {
    const log = await openEventReader(logSettingsOf(config)); // a wrong DATA_DIR must not become a new installation
    await log.close();
    const dataDir = await openDataDir(config.DATA_DIR);
    const ports = await openPorts({ config, dataDir, log: openLogger(config, 'command') });
    try {
      await work(args, ports);
    } finally {
      await ports.close();
    }
  });
