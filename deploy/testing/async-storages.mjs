import { AsyncLocalStorage } from 'node:async_hooks';

/** Those that a suite has used. Node tells each of them of every promise, for as long as the process lives. */
const used = new Set();

for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    used.add(this);
    return original.apply(this, args);
  };
}

/** At the end of a suite, or later ones pay for it. */
export const forgetStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
