import { Injectable } from '@nestjs/common';
import { openAttempts } from '../http/attempts.js';

/** From one address in a while; after them no answer is taken to an account provider. */
const FAILED_MAX = 100;

/** Answers that signed nobody in, by the address they came from. */
@Injectable()
export class FailedSignIns {
  private readonly attempts = openAttempts(FAILED_MAX);

  areTooMany(ip = ''): boolean {
    return this.attempts.areTooMany(ip);
  }

  add(ip = ''): void {
    this.attempts.failed(ip);
  }
}
