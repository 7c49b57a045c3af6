import { Inject, Injectable } from '@nestjs/common';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import { ATTEMPTS } from '../ports/gateway-ports.js';
import { networkOf } from '../http/request-values.js';
import type { Identity } from './identity.js';

/** Sign-ins of one network that were begun within the window and have signed nobody in. */
const BEGUN_MAX = 200;
/** Failed sign-ins of one network within the window; after them no answer is taken to an account provider. */
const FAILED_MAX = 100;
/** How often one account signs in within the window: each time writes to the log. */
const SIGNED_IN_MAX = 200;

/** The network, or the account, has to wait until the window is over. */
export const TOO_MANY = Symbol('too many sign-ins');

/** Who has signed in, if anybody has. */
export type Arrival = Identity | undefined | typeof TOO_MANY;

/** Bounds what one network begins and fails, and how often one account signs in. Decision 0010. */
@Injectable()
export class SignInAttempts {
  private readonly begun: Attempts;
  private readonly failed: Attempts;
  private readonly signedIn: Attempts;

  constructor(@Inject(ATTEMPTS) openAttempts: OpenAttempts) {
    this.begun = openAttempts({ name: 'sign-in-begun', max: BEGUN_MAX });
    this.failed = openAttempts({ name: 'sign-in', max: FAILED_MAX });
    this.signedIn = openAttempts({ name: 'signed-in', max: SIGNED_IN_MAX });
  }

  /** Counts one that begins. @returns false for a network that has to wait. */
  async begin(ip: string | undefined): Promise<boolean> {
    return (await this.begun.add(networkOf(ip))) >= 0;
  }

  /** Counts an answer as failed before it is looked at, so that many at once gain nothing, and takes back a good one. */
  async arrive(ip: string | undefined, identify: () => Promise<Identity | undefined>): Promise<Arrival> {
    const network = networkOf(ip);
    if ((await this.failed.add(network)) < 0) return TOO_MANY;
    const identity = await identify();
    if (!identity) return undefined;
    await Promise.all([this.failed.add(network, -1), this.begun.add(network, -1)]);
    return (await this.signedIn.add(JSON.stringify(identity.account))) >= 0 ? identity : TOO_MANY;
  }
}
