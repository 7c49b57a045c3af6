import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isOpenTo, keyAccessOf, scopeOfTool } from '../../contracts/api/key-access.js';
import { calls } from '../../contracts/api/calls.js';
import { Refusal } from '../../contracts/errors.js';
import { keyOf } from './session.js';

const idOfCall = new Map(calls.map(({ method, path, id }) => [`${method} ${path}`, id]));

/** The id of the call that a request has been routed to, such as `getOwnFile`. */
const callOf = ({ method, route }: Request): string => {
  const { path } = route as { readonly path: string };
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
  return idOfCall.get(`${asked} ${path.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '')}`) ?? '';
};

/** Keeps programs that show an API key to the calls that it is open to. Without a key there is nothing to check. */
@Injectable()
export class KeyScope implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<Request>();
    const key = keyOf(request);
    if (!key) return true;
    const access = keyAccessOf(callOf(request));
    if (access === 'no key') throw new Refusal('key.not-allowed');
    if (access !== 'any key' && !isOpenTo(access, key.scopes)) {
      throw new Refusal('key.scope-missing', { scope: access[0] ?? '' });
    }
    return true;
  }
}

/** Signing has a scope of its own, whichever call asks for it. @throws Refusal `key.scope-missing`. */
export const refuseToolOutOfScope = (request: Request, toolId: string): void => {
  const key = keyOf(request);
  const scope = scopeOfTool(toolId);
  if (key && scope === 'sign' && !key.scopes.includes(scope)) throw new Refusal('key.scope-missing', { scope });
};
