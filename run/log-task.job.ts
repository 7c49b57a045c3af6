import { serveLogTask } from '../services/analytics/log-tasks/serve-log-task.js';
import { openEventReader, type LogSettings } from './ports/open-event-log.js';

/** The process of one task that reads the whole log; Docket sends it the settings of its own log. */
serveLogTask((log) => openEventReader(log as LogSettings));
