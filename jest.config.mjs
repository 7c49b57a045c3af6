import { readFileSync } from 'node:fs';
import { zodFile } from './house/testing/zod-file.mjs';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

const swcFor = (tsx) => [
  '@swc/jest',
  {
    ...swc,
    swcrc: false,
    jsc: { ...swc.jsc, parser: { ...swc.jsc.parser, tsx } },
    sourceMaps: 'inline',
  },
];

const common = {
  testEnvironment: '<rootDir>/house/testing/test-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.po', '.pot'],
  transform: {
    '\\.ts$': swcFor(false),
    '\\.tsx$': swcFor(true),
    '\\.pot?$': '<rootDir>/words/jest-words.mjs',
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/ui/testing/no-style.ts',
    '^virtual:content$': '<rootDir>/build/screens/content/from-disk.ts',
    // Each suite loads its modules anew; libraries of a hundred files come as one.
    '^zod$': await zodFile(),
    '^rxjs(/operators)?$': '<rootDir>/node_modules/rxjs/dist/bundles/rxjs.umd.js',
    '^(pdf-lib|@cantoo/pdf-lib)$': '<rootDir>/node_modules/$1/dist/pdf-lib.js',
  },
  // Sources first: a name without an ending is tried with each of these in turn.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  watchPathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

export default {
  testSequencer: '<rootDir>/house/testing/test-order.mjs',
  maxWorkers: 2,
  // Memory that suites leave behind adds up, and every collection of garbage looks through all of it.
  workerIdleMemoryLimit: '700MB',
  // Generous, because a busy machine is no defect.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{contracts,words,services,gateway,ui,run,build,house,cluster,deploy,bench}/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...common,
      displayName: 'e2e',
      globalSetup: '<rootDir>/house/testing/shared-by-suites.mjs',
      globalTeardown: '<rootDir>/house/testing/shared-teardown.mjs',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
    },
  ],
};
