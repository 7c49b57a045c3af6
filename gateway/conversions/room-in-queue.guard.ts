import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { networkOf } from '../http/network.js';
import { ownerOf } from '../sessions/session.js';
import { Admission, type Room } from './admission.js';

/** Tells a program how much it may still ask for (draft-ietf-httpapi-ratelimit-headers, 3 and 4). */
const tellRoom = ({ queue, processor }: Room, response: Response): void => {
  response.set({
    'RateLimit-Policy':
      `"queue";q=${queue.limit};qu="concurrent-requests", ` +
      `"processor";q=${processor.limit};w=3600;qu="processor-seconds"`,
    RateLimit: `"queue";r=${queue.left}, "processor";r=${processor.left}`,
  });
};

/** Refuses calls that lead to conversions while their visitor may request none, with their files unread. */
@Injectable()
export class RoomInQueue implements CanActivate {
  constructor(@Inject(Admission) private readonly admission: Admission) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const owner = ownerOf(request);
    const network = networkOf(request.ip);
    tellRoom(this.admission.roomFor(owner, network), http.getResponse<Response>());
    this.admission.check(owner, network);
    return true;
  }
}
