import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isOpenTo, isOpenToFrames, keyAccessOf, scopeOfTool } from '../../contracts/api/key-access.js';
import { calls } from '../../contracts/api/calls.js';
import { Refusal } from '../../contracts/errors.js';
import { findTool } from '../../contracts/tools/catalogue.js';
import { frameOfRequest, keyOf } from './session.js';

const idOfCall = new Map(calls.map(({ method, path, id }) => [`${method} ${path}`, id]));

/** The id of the call that a request has been routed to, such as `getOwnFile`. */
const callOf = ({ method, route }: Request): string => {
  const { path } = route as { readonly path: string };
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
  return idOfCall.get(`${asked} ${path.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '')}`) ?? '';
};

/** Keeps programs that show an API key, and frames on other sites, to the calls that are open to them. */
@Injectable()
export class KeyScope implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<Request>();
    if (frameOfRequest(request) && !isOpenToFrames(callOf(request))) throw new Refusal('embed.not-allowed');
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

/** The ids under which a tool is asked for. */
const idsOf = (toolId: string): readonly (string | undefined)[] => [toolId, findTool(toolId)?.sentAs?.tool];

/**
 * Signing has a scope of its own, whichever call asks for it, and a frame may be for one tool only.
 *
 * @throws Refusal `key.scope-missing`, `embed.other-tool`.
 */
export const refuseToolOutOfScope = (request: Request, toolId: string): void => {
  const frame = frameOfRequest(request);
  const only = frame?.tool ?? null;
  if (only !== null && !idsOf(only).includes(toolId)) throw new Refusal('embed.other-tool', { tool: only });
  const key = keyOf(request) ?? frame;
  const scope = scopeOfTool(toolId);
  if (key && scope === 'sign' && !key.scopes.includes(scope)) throw new Refusal('key.scope-missing', { scope });
};
