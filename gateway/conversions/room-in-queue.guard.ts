import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../http/network.js';
import { ownerOf } from '../sessions/session.js';
import { Admission } from './admission.js';

/** Refuses calls that lead to conversions while their visitor may request none, with their files unread. */
@Injectable()
export class RoomInQueue implements CanActivate {
  constructor(@Inject(Admission) private readonly admission: Admission) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    this.admission.check(ownerOf(request), networkOf(request.ip));
    return true;
  }
}
