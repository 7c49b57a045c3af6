import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformanceOf, notRunIn, portsOfSuites, type ReportedTest } from './conformance-table.js';

const test1 = (status: string, title: string, ...ancestorTitles: string[]): ReportedTest => ({
  status,
  title,
  ancestorTitles,
});

describe('the table of conformance', () => {
  test('has a row for each adapter of a port, with the server that it was tried on and what passed there', () => {
    const tests = [
      test1('passed', 'a', 'the documents', 'the documents on MongoDB by mongo-java-server (a stand-in)', 'fold'),
      test1('passed', 'b', 'a count on MongoDB by mongo-java-server (a stand-in)'),
      test1('failed', 'c', 'the documents on MongoDB by mongo-java-server (a stand-in)'),
      test1('passed', 'd', 'the event store on EventStoreDB (a fake of its contract, not EventStoreDB)'),
      test1('passed', 'e', 'nats-server: v2.9.10', 'the event bus (nats-server: v2.9.10)', 'publishing'),
      test1('passed', 'f', 'the event bus (in-process)'),
      test1('passed', 'g', 'something else'),
    ];
    expect(conformanceOf(tests)).toEqual([
      {
        port: 'log',
        adapter: 'EventStoreDB',
        server: 'a fake of its contract, not EventStoreDB',
        passed: 1,
        failed: 0,
      },
      { port: 'bus', adapter: 'NATS', server: 'nats-server v2.9.10', passed: 1, failed: 0 },
      { port: 'bus', adapter: 'in-process', server: 'none: in this process', passed: 1, failed: 0 },
      { port: 'read models', adapter: 'MongoDB', server: 'mongo-java-server (a stand-in)', passed: 2, failed: 1 },
    ]);
  });

  test('says what could not be run, and what it needs', () => {
    const title = 'the documents on MongoDB (needs MONGO_URI, or Maven with Java)';
    expect(notRunIn([test1('pending', title), test1('pending', 'left out for now')])).toEqual([title]);
  });

  test('knows the suite of every port', () => {
    const suites = readdirSync('services/platform', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.suite.ts'),
    );
    const titles = suites.flatMap((path) => {
      const text = readFileSync(join('services/platform', path), 'utf8');
      return [...text.matchAll(/^ {2}describe\(`([^`]+)`/gm)].map(([, title = '']) => title.replace(/\$\{\w+\}/, 'X'));
    });
    expect(titles.length).toBeGreaterThanOrEqual(portsOfSuites.length);
    expect(titles.filter((title) => !portsOfSuites.some((port) => port.title.test(title)))).toEqual([]);
  });
});
