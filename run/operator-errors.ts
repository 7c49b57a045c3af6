import { DataDirInUse } from '../services/platform/settings/data-dir.js';
import { EventTooNew } from '../services/platform/event-store/upcast.js';
import { WrongLog } from '../services/platform/event-store/wrong-log.js';
import { WrongSettings } from '../services/platform/settings/config.js';
import { ServerAway } from './ports/reach-server.js';

const operatorErrors = [WrongSettings, DataDirInUse, WrongLog, EventTooNew, ServerAway] as const;

/** An error of the installation, not of the program: its message tells the operator what to do, and a stack nothing. */
export const isOperatorError = (error: unknown): error is Error => operatorErrors.some((kind) => error instanceof kind);
