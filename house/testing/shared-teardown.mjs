export { teardown as default } from './shared-by-suites.mjs';
