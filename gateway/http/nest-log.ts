import { Logger, PinoLogger } from 'nestjs-pino';
import type { Logger as Pino } from 'pino';

/** Nest's lines about its own start, such as every route, are for whoever looks for a fault in it. */
class QuietLogger extends Logger {
  override log(message: unknown, ...facts: unknown[]): void {
    this.debug(message, ...facts);
  }
}

export const nestLogger = (log: Pino): Logger => new QuietLogger(new PinoLogger({ pinoHttp: { logger: log } }), {});
