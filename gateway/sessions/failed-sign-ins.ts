import { Inject, Injectable } from '@nestjs/common';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import { ATTEMPTS } from '../ports/gateway-ports.js';
import { networkOf } from '../http/network.js';

/** Failed sign-ins of one address within the window; after them no answer is taken to an account provider. */
const FAILED_MAX = 100;

/** Answers that signed nobody in, by the address they came from. */
@Injectable()
export class FailedSignIns {
  private readonly attempts: Attempts;

  constructor(@Inject(ATTEMPTS) openAttempts: OpenAttempts) {
    this.attempts = openAttempts({ name: 'sign-in', max: FAILED_MAX });
  }

  areTooMany(ip: string | undefined): Promise<boolean> {
    return this.attempts.areTooMany(networkOf(ip));
  }

  async add(ip: string | undefined): Promise<void> {
    await this.attempts.add(networkOf(ip));
  }
}
