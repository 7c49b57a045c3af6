import { pino, stdSerializers, type Logger } from 'pino';
import type { Config } from '../services/platform/config.js';

/** Lines of JSON on standard error; an `error` among the facts comes with its message, its stack and its cause. */
export const openLogger = ({ LOG_LEVEL }: Config): Logger =>
  pino({ level: LOG_LEVEL, serializers: { error: stdSerializers.err } }, pino.destination(2));
