import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsAbout } from './fixtures/compiler-complaints.js';

const TIMEOUT_MS = 240_000;

/** The tables that have to name every type of event; adding a type must stop each of them from compiling. */
const tables = [
  'contracts/events/event-types.ts',
  'services/platform/privacy/personal.ts',
  'services/platform/event-store/lets-delete.ts',
  'services/share/bytes-in-use.ts',
  'ui/screens/audit/entries/event-texts.ts',
] as const;

describe('an event of a type that is new', () => {
  test(
    'stops every table that has to name all types from compiling',
    () => {
      const planted = `EventOf<'PlantedEvent', { conversionId: string; name: string; at: string }>`;
      const complaints = complaintsAbout(tables, {
        path: 'contracts/events/conversion.ts',
        change: (source) =>
          source.replace('export type ConversionEvent =', `export type ConversionEvent =\n  | ${planted}`),
      });
      const silent = tables.filter((path) => !complaints.get(path)?.includes("'PlantedEvent' is missing"));
      expect(silent).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test('is looked for in every table that has to name all types', () => {
    const sources = ['gateway', 'services', 'ui'].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
    );
    const tableFiles = sources.filter(
      (path) =>
        /(?<!\.test)\.ts$/.test(path) &&
        /satisfies CompleteEventTable|Record<DomainEvent\['type'\]/.test(readFileSync(path, 'utf8')),
    );
    expect(tableFiles.filter((path) => !tables.some((table) => table === path))).toEqual([]);
  });
});

describe('a field that tells of a person', () => {
  const personal = 'services/platform/privacy/personal.ts';

  test(
    'can only be listed under the name that the event gives it',
    () => {
      const complaints = complaintsAbout([personal], {
        path: personal,
        change: (source) => source.replace("'files.*.name'", "'files.*.title'"),
      });
      expect(complaints.get(personal)).toContain(`"files.*.title"' is not assignable`);
    },
    TIMEOUT_MS,
  );
});
