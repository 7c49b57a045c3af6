import { TestEnvironment } from 'jest-environment-node';
import vm from 'node:vm';

/**
 * Jest's environment for Node, with a global object of V8's own. Jest's is a proxy, which is asked for every `Math` and
 * every `Uint8Array` in a loop over pixels: code that computes takes several times as long.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
