import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { ATTEMPTS, BUS } from '../ports/gateway-ports.js';
import { networkOf } from '../http/request-values.js';
import { KnownLinks } from './known-links.js';
import { LookupLanes } from './lookup-lanes.js';

/** The network has to wait for its turn. */
const SLOWED = Symbol('slowed');
/** Unknown links that one network may ask for within the window. */
const UNKNOWN_MAX = 60;
/** So many guesses of one network may wait; further ones are refused. */
const PASSWORDS_WAITING_MAX = 20;
const AGAIN_SECONDS = 5;
/** A password is looked at when its turn has come. */
const PASSWORD_TIMEOUT_MS = 60_000;

/**
 * Asks the share service about links. A network that has named too many that are not there is held to one question a
 * second, and told so at once where several wait already: about right and wrong ones alike, so that nothing is learned.
 */
@Injectable()
export class LinkQuestions {
  private readonly unknown: Attempts;
  private readonly lanes = new LookupLanes();
  private readonly passwordLanes = new LookupLanes();

  constructor(
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(KnownLinks) private readonly known: KnownLinks,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.unknown = openAttempts({ name: 'unknown-link', max: UNKNOWN_MAX });
  }

  /** @throws Refusal `share-link.too-many-unknown`, or as the share service. */
  ask<Answer>(request: Request, subject: string, question: object): Promise<Answer> {
    return this.askInTurn(networkOf(request.ip), this.lanes, () => this.askService<Answer>(subject, question));
  }

  /**
   * The same with a password, which is looked at for a while: apart from what else this network asks.
   *
   * @throws Refusal `share-link.too-many-at-once` too.
   */
  async askWithPassword<Answer>(request: Request, subject: string, question: object): Promise<Answer> {
    const network = networkOf(request.ip);
    if (this.passwordLanes.waitingOf(network) >= PASSWORDS_WAITING_MAX) {
      throw new Refusal('share-link.too-many-at-once', { seconds: AGAIN_SECONDS });
    }
    return this.askInTurn(network, this.passwordLanes, () =>
      this.bus.ask<Answer>(subject, question, PASSWORD_TIMEOUT_MS),
    );
  }

  private async askInTurn<Answer>(network: string, lanes: LookupLanes, ask: () => Promise<Answer>): Promise<Answer> {
    const lookUp = (): Promise<Answer> => this.lookUp(network, ask);
    const first = await lanes.quickly(network, async () =>
      (await this.unknown.areTooMany(network)) ? SLOWED : { answer: await lookUp() },
    );
    if (first !== SLOWED) return first.answer;
    const answer = await this.lanes.slowly(network, async () => ({ answer: await lookUp() }));
    if (answer === undefined) throw await this.tooMany(network);
    return answer.answer;
  }

  /** The same, for what can do without an answer. @returns undefined for a network that would have to wait. */
  async askAtOnce<Answer>(request: Request, subject: string, question: object): Promise<Answer | undefined> {
    const network = networkOf(request.ip);
    return this.lanes.quickly(network, async () =>
      (await this.unknown.areTooMany(network))
        ? undefined
        : this.lookUp(network, () => this.askService<Answer>(subject, question)),
    );
  }

  /** Facts that need no share service are told while it cannot be asked. */
  private async askService<Answer>(subject: string, question: object): Promise<Answer> {
    try {
      return await this.bus.ask<Answer>(subject, question);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'service.unavailable') throw error;
      const known = await this.known.answer(subject, question);
      if (!known) throw error;
      return known as Answer;
    }
  }

  private async lookUp<Answer>(network: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'share-link.not-found') throw error;
      if (await this.unknown.areTooMany(network)) throw await this.tooMany(network);
      await this.unknown.add(network);
      throw error;
    }
  }

  private async tooMany(network: string): Promise<Refusal> {
    return new Refusal('share-link.too-many-unknown', { minutes: await this.unknown.minutesLeft(network) });
  }
}
