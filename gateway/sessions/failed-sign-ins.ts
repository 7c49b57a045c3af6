import { Injectable } from '@nestjs/common';
import { openAttempts } from '../../services/platform/attempts.js';
import { networkOf } from '../http/network.js';

/** From one address in a while; after them no answer is taken to an account provider. */
const FAILED_MAX = 100;

/** Answers that signed nobody in, by the address they came from. */
@Injectable()
export class FailedSignIns {
  private readonly attempts = openAttempts({ max: FAILED_MAX });

  areTooMany(ip: string | undefined): boolean {
    return this.attempts.areTooMany(networkOf(ip));
  }

  add(ip: string | undefined): void {
    this.attempts.add(networkOf(ip));
  }
}
