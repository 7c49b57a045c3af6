import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import type { LogState } from '../../contracts/api/audit.js';
import type { PublicLog } from '../../contracts/api/public-log.js';
import { Refusal } from '../../contracts/errors.js';
import { questions } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { BUS, LOG } from '../ports/gateway-ports.js';

const PATIENCE_MS = 10_000;
/** Anybody may ask, as often as they like; the log is asked once in a while. */
const FRESH_MS = 10_000;

@Controller('api/log')
export class PublicLogController {
  private known: { readonly state: Promise<PublicLog>; readonly at: number } | undefined;

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** @throws Refusal `service.unavailable` */
  @Get()
  @Header('Cache-Control', 'no-store')
  state(): Promise<PublicLog> {
    const now = performance.now();
    if (!this.known || now - this.known.at >= FRESH_MS) this.known = { state: this.ask(), at: now };
    return this.known.state;
  }

  private async ask(): Promise<PublicLog> {
    try {
      return publicPartOf(await this.bus.ask<LogState>(questions.stateOfLog, {}, PATIENCE_MS));
    } catch (error) {
      this.known = undefined;
      this.log.warn({ err: error }, 'the state of the log is not known');
      throw new Refusal('service.unavailable', { service: 'analytics' }, { cause: error });
    }
  }
}

/** The part of the state of the log that everybody may know. */
const publicPartOf = ({ at, events, checkpoint, isSigning, key, check }: LogState): PublicLog => ({
  at,
  events,
  signed: checkpoint && { events: checkpoint.size, time: checkpoint.time },
  isSigning,
  checked: check?.endedAt ? { status: check.status, events: check.events, endedAt: check.endedAt } : null,
  key,
});
