import { fromPromise } from 'xstate';
import type { saving } from './edit-context.js';

/** Makes the version as the browser does, and forgets no draft. */
export const saveEach = fromPromise(({ input }: { readonly input: ReturnType<typeof saving> }) =>
  input.save(input.orders),
);
