import Runtime from 'jest-runtime';

/** What is a suite's own or is bound to its `test` and `expect`. */
const OF_A_SUITE = /\.(?:test|e2e)\.tsx?$|\/(?:fixtures|testing|harness|e2e)\//;

let kept;

/**
 * Jest's registry of modules. What suites load of libraries and of the product stays for the next suite of the process,
 * compiled and warm: without that, suites compute a third more. Their own files and fixtures are evaluated anew.
 */
export default class KeptRuntime extends Runtime {
  constructor(...given) {
    const [, environment, , , sources, , testPath] = given;
    if (kept?._environment === environment) {
      kept.begin(sources, testPath);
      return kept;
    }
    super(...given);
    if (environment.isKept) kept = this;
  }

  begin(sources, testPath) {
    for (const [file, source] of sources) this.fileCache.strings.set(file, source);
    this._testPath = testPath;
    this.esmLoader.testPath = testPath;
  }

  isOfASuite(key) {
    if (key.startsWith('@jest/globals')) return true;
    const { rootDir } = this._config;
    const path = key.slice(key.indexOf(rootDir) + rootDir.length);
    return key.includes(rootDir) && !path.startsWith('/node_modules/') && OF_A_SUITE.test(path);
  }

  /** After each suite. */
  teardown() {
    if (kept !== this) return super.teardown();
    this.restoreAllMocks();
    const { moduleRegistry, esModuleRegistry, internalModuleRegistry } = this.registries;
    for (const registry of [moduleRegistry, esModuleRegistry]) {
      for (const key of registry.keys()) if (this.isOfASuite(key)) registry.delete(key);
    }
    internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.jestGlobals.clearJestObjectCache();
    this.fileCache.clear();
    this.transformCache.clear();
    this.testState.state = 'loading';
    return undefined;
  }
}
