import { BUILT_IN } from '../../../contracts/api/ai.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Model } from './model.js';

/** Stands in where no provider is set up: what cannot be done without one says how to get one. */
export const noModel: Model = {
  answeredBy: BUILT_IN,
  room: 0,
  left: () => 0,
  ask: () => Promise.reject(new Refusal('ai.no-provider', { what: 'This' })),
};

/** Stands in where there is a model that may not be told what a document says. */
export const withheldModel = (model: Model, why: Refusal): Model => ({ ...model, ask: () => Promise.reject(why) });
