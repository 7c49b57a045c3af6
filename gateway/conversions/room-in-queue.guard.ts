import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../http/network.js';
import { ownerOf } from '../sessions/session.js';
import { Admission } from './admission.js';

/** Before calls that lead to conversions: refuses those of a visitor who may request none now, with their files unread. */
@Injectable()
export class RoomInQueue implements CanActivate {
  constructor(@Inject(Admission) private readonly admission: Admission) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    this.admission.check(ownerOf(request), networkOf(request.ip));
    return true;
  }
}
