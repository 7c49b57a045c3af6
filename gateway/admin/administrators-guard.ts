import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../contracts/errors.js';
import { visitorOf } from '../sessions/session.js';

/** Requirement: the server answers 403 to everybody else, guests among them. */
@Injectable()
export class AdministratorsOnly implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const { member } = visitorOf(context.switchToHttp().getRequest<Request>());
    if (member?.isAdmin !== true) throw new Refusal('session.forbidden');
    return true;
  }
}
