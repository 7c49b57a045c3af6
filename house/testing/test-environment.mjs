import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import vm from 'node:vm';
import { computedSeconds } from './computed-seconds.mjs';

const require = createRequire(import.meta.url);

/** Symbols under which jest's framework leaves its state of a suite on the global object. */
const OF_THE_FRAMEWORK = /JEST|TEST_TIMEOUT|RETRY|EVENT_HANDLERS/i;

let kept;

/**
 * Jest's environment for Node, with a global object of V8's own. Jest's is a proxy, which is asked for every `Math` and
 * every `Uint8Array` in a loop over pixels: code that computes takes several times as long. One serves all suites of a
 * process, as the modules of `kept-runtime.mjs` are bound to it, unless files are watched, which change between runs.
 * Variables of the environment are as they were for each.
 * Where `DOCKET_SUITE_TIMES` names a file, it gets a line for each suite: what was computed meanwhile.
 */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    if (kept) {
      kept.begin(context);
      return kept;
    }
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    Object.defineProperty(this.global, 'playwright', { get: () => require('playwright-core') });
    this.variables = { ...this.global.process.env };
    this.begin(context);
    const { watch, watchAll } = config.globalConfig;
    this.isKept = !watch && !watchAll;
    if (this.isKept) kept = this;
  }

  begin({ testPath }) {
    this.suite = testPath;
    this.before = computedSeconds();
  }

  async teardown() {
    if (this.isKept) this.putBack();
    else await super.teardown();
    this.tellTime();
  }

  putBack() {
    this.fakeTimersModern.useRealTimers();
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
    Object.assign(env, this.variables);
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      const isLeft = OF_THE_FRAMEWORK.test(symbol.description ?? '');
      if (isLeft && Object.getOwnPropertyDescriptor(this.global, symbol).configurable) delete this.global[symbol];
    }
  }

  tellTime() {
    const file = process.env.DOCKET_SUITE_TIMES;
    if (!file) return;
    const seconds = computedSeconds() - this.before;
    appendFileSync(file, `${JSON.stringify({ name: this.suite, seconds })}\n`);
  }
}
