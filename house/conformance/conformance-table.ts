/** As Jest reports a test. */
export interface ReportedTest {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
}

/** One adapter of a port, and how its suite went. */
export interface ConformanceRow {
  readonly port: string;
  readonly adapter: string;
  /** The server that it was tried on. */
  readonly server: string;
  readonly passed: number;
  readonly failed: number;
}

/** Titles of the suites of ports, with the adapter and its server in them. */
export const portsOfSuites: readonly { readonly port: string; readonly title: RegExp }[] = [
  { port: 'log', title: /^the event store on (.+)$/ },
  { port: 'bus', title: /^the event bus \((.+)\)$/ },
  { port: 'read models', title: /^(?:the documents|a count) on (.+)$/ },
  { port: 'files', title: /^the blobs on (.+)$/ },
  { port: 'keys of people', title: /^keys of people \((.+)\)$/ },
  { port: 'leases', title: /^leases \((.+)\)$/ },
  { port: 'attempts', title: /^attempts by a key \((.+)\)$/ },
];

const HERE = 'none: in this process';

const adapterIn = (named: string): Pick<ConformanceRow, 'adapter' | 'server'> => {
  const [, nats] = /^nats-server: (.+)$/.exec(named) ?? [];
  if (nats !== undefined) return { adapter: 'NATS', server: `nats-server ${nats}` };
  const [, adapter = named, server = HERE] = /^(\S+) (?:by (.+)|\((.+)\))$/.exec(named)?.filter(Boolean) ?? [];
  return { adapter, server };
};

const suiteOf = ({ ancestorTitles }: ReportedTest): Pick<ConformanceRow, 'port' | 'adapter' | 'server'> | undefined => {
  for (const { port, title } of portsOfSuites) {
    const named = ancestorTitles.map((ancestor) => title.exec(ancestor)?.[1]).find((match) => match !== undefined);
    if (named !== undefined) return { port, ...adapterIn(named) };
  }
  return undefined;
};

/** One row for each adapter that the suites of its port were run on, in the order of the ports. */
export const conformanceOf = (tests: readonly ReportedTest[]): readonly ConformanceRow[] => {
  const rows = new Map<string, ConformanceRow>();
  for (const test of tests) {
    const suite = suiteOf(test);
    if (!suite) continue;
    const key = Object.values(suite).join('|');
    const { passed, failed } = rows.get(key) ?? { passed: 0, failed: 0 };
    const counts = {
      passed: passed + Number(test.status === 'passed'),
      failed: failed + Number(test.status === 'failed'),
    };
    rows.set(key, { ...suite, ...counts });
  }
  const order = portsOfSuites.map(({ port }) => port);
  return [...rows.values()].toSorted((one, other) => order.indexOf(one.port) - order.indexOf(other.port));
};

/** Things that a machine lacks, in the words of the suites. */
export const notRunIn = (tests: readonly ReportedTest[]): readonly string[] =>
  tests.filter(({ status, title }) => status === 'pending' && /\(needs .+\)$/.test(title)).map(({ title }) => title);
