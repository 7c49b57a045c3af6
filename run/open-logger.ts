import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../services/platform/settings/config.js';
import { logFacts } from '../services/platform/telemetry/log-facts.js';
import { isOperatorError } from './operator-errors.js';

const STANDARD_ERROR = 2;

/** Beside the level, the time and the text, what a person wants to see of a line. */
const HIDDEN = 'pid,hostname,role,req,res,responseTime';

/**
 * Lines on standard error: of JSON, or readable ones on a terminal. An `error` among the facts comes with its message,
 * its stack and its cause, or without them where the message says it all. Each line says what request and conversion it is about, where one is known.
 */
export const openLogger = ({ LOG_LEVEL, LOG_FORMAT }: Config, role: string): Logger => {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    base: { pid: process.pid, role },
    serializers: { error: serialize },
    mixin: () => ({ ...logFacts() }),
  };
  const format = LOG_FORMAT ?? (process.stderr.isTTY ? 'pretty' : 'json');
  return pino(options, format === 'pretty' ? readable() : pino.destination(STANDARD_ERROR));
};

const serialize = (error: unknown): unknown =>
  isOperatorError(error) ? { type: error.name, message: error.message } : stdSerializers.err(error as Error);

const readable = (): DestinationStream =>
  pretty({
    destination: STANDARD_ERROR,
    sync: true,
    colorize: process.stderr.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    ignore: HIDDEN,
    singleLine: true,
    messageFormat: '{msg}{if req.method} {req.method} {req.path} {res.status} in {responseTime} ms{end}',
  });
