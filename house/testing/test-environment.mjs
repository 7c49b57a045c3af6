import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import vm from 'node:vm';
import { computedSeconds } from './computed-seconds.mjs';
import { noteRunningSuite } from './stuck-suites.mjs';
import { isTimeUp } from './time-limit.mjs';

const require = createRequire(import.meta.url);

/**
 * Jest's environment for Node, with a global object of V8's own. Jest's is a proxy, which is asked for every `Math` and
 * every `Uint8Array` in a loop over pixels: code that computes takes several times as long.
 * Where `DOCKET_SUITE_TIMES` names a file, it gets a line for each suite: what was computed meanwhile. Where
 * `DOCKET_SUITES_RUNNING` names a folder, the suite is noted in it while it runs. Where the time for tests is up, all
 * tests of the suite are skipped.
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
    Object.defineProperty(this.global, 'playwright', { get: () => require('playwright-core') });
    this.suite = context.testPath;
    this.before = computedSeconds();
    this.endNote = noteRunningSuite(process.env.DOCKET_SUITES_RUNNING, this.suite);
  }

  handleTestEvent({ name }, state) {
    if (name !== 'add_test' || !isTimeUp()) return;
    const { children } = state.currentDescribeBlock;
    children.at(-1).mode = 'skip';
  }

  async teardown() {
    await super.teardown();
    this.tellTime();
    this.endNote();
  }

  tellTime() {
    const file = process.env.DOCKET_SUITE_TIMES;
    if (!file) return;
    const seconds = computedSeconds() - this.before;
    appendFileSync(file, `${JSON.stringify({ name: this.suite, seconds })}\n`);
  }
}
