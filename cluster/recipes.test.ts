import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { REQUEST_MAX_BYTES } from '../contracts/limits.js';
import { esdbNames } from '../services/platform/event-store/eventstoredb/esdb-names.js';
import { settingNames } from '../services/platform/settings/config.js';

interface Service {
  readonly image: string;
  readonly command?: readonly string[] | string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly user?: string;
  readonly volumes?: readonly string[];
  readonly deploy?: { readonly replicas: number };
}
type Services = Readonly<Record<string, Service>>;

const read = (path: string): string => readFileSync(path, 'utf8');
const servicesIn = (path: string): Services => (parse(read(path), { merge: true }) as { services: Services }).services;

const roles = ['gateway', 'pdf', 'ai', 'share', 'analytics'];
const dockerfile = read('Dockerfile');
const single = servicesIn('compose.yaml');
const cluster = servicesIn('cluster/compose.yaml');
const values = parse(read('cluster/helm/docket/values.yaml')) as {
  readonly roles: Readonly<Record<string, { readonly replicas: number }>>;
  readonly networkPolicy: { readonly reach: Readonly<Record<string, { readonly roles: readonly string[] }>> };
  readonly ingress: { readonly bodySizeMb: number };
};
const deployments = read('cluster/helm/docket/templates/deployments.yaml');

/** Settings that are read by Node or for the ports of metrics. */
const settingsOfOthers = ['NODE_EXTRA_CA_CERTS', 'NATS_TLS_CA', 'METRICS_HOST', 'METRICS_PORT'];
const known: ReadonlySet<string> = new Set([...settingNames, ...settingsOfOthers]);
const unknownIn = (names: Iterable<string>): string[] => [...names].filter((name) => !known.has(name));

describe('the image', () => {
  test('holds every program that a feature of Docket needs', () => {
    const features = read('build/programs.mjs').matchAll(/packages: \[([^\]]+)\],\s+kind: 'feature'/g);
    const wanted = [...features].flatMap(([, packages = '']) => packages.replaceAll("'", '').split(', '));
    expect(wanted).toContain('qpdf');
    expect(wanted.filter((name) => !dockerfile.includes(` ${name} `))).toEqual([]);
  });

  test('runs the Node that Docket is developed with, as an ordinary user', () => {
    const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(from)).toEqual(new Set([`node:${read('.nvmrc').trim()}-bookworm-slim`]));
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  });

  test('is given only settings that exist', () => {
    const [, variables = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
    expect(unknownIn([...variables.matchAll(/([A-Z_\d]+)=/g)].map(([, name]) => name ?? ''))).toEqual([]);
  });
});

describe('the compose files', () => {
  test('run every role twice', () => {
    const twice = Object.entries(cluster).filter(([, { deploy }]) => deploy?.replicas === 2);
    expect(twice.map(([name]) => name)).toEqual(roles);
    for (const role of roles) expect(cluster[role]?.command).toEqual([role]);
  });

  test('give Docket only settings that exist', () => {
    const services = [single['docket'], ...roles.map((role) => cluster[role])];
    expect(services.flatMap((service) => unknownIn(Object.keys(service?.environment ?? {})))).toEqual([]);
  });

  /** The first column of the table of settings. */
  const documented = [...read('docs/settings.md').matchAll(/^\| ((?:`[A-Z][A-Z\d_]+`,? ?)+)\s*\|/gm)].flatMap(
    ([, names = '']) => [...names.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = '']) => name),
  );
  test('are documented, each of them', () => {
    const said = read('docs/settings.md');
    expect(settingNames.filter((name) => !said.includes(`\`${name}\``))).toEqual(['NODE_ENV']);
  });

  /** Settings that the image fixes: its volume, its port, its address. */
  const ofImage = ['DATA_DIR', 'PORT', 'HOST'];

  test('pass on every setting that is documented', () => {
    const writtenForRoles = read('cluster/make-secrets.mjs').match(/\b[A-Z][A-Z\d_]+(?=: )/g) ?? [];
    const inCluster = roles.flatMap((role) => Object.keys(cluster[role]?.environment ?? {}));
    const passed = [
      ['compose.yaml', Object.keys(single['docket']?.environment ?? {})],
      ['cluster/compose.yaml', [...inCluster, ...writtenForRoles]],
    ] as const;
    expect(documented).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TSA_URL', 'CLAIMS_EVIDENCE', 'METRICS_HOST']));
    const missingIn = (names: readonly string[]) =>
      documented.filter((name) => !ofImage.includes(name) && !names.includes(name));
    expect(passed.map(([file, names]) => [file, missingIn(names)])).toEqual(passed.map(([file]) => [file, []]));
  });

  test('set over again nothing that was written for a role', () => {
    const written = ['NATS_URL', 'EVENTSTORE_URI', 'MONGO_URI', 'SECRETS_KEY', 'S3_BUCKET', 'CHECKPOINT_KEY'];
    const inCluster = roles.flatMap((role) => Object.keys(cluster[role]?.environment ?? {}));
    expect(written.filter((name) => inCluster.includes(name))).toEqual([]);
  });

  test('name a version of every image, never the latest', () => {
    const images = [...Object.values(single), ...Object.values(cluster)].map(({ image }) => image);
    expect(images.filter((image) => !/:v?\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?$/.test(image))).toEqual([]);
  });

  test('hold no password and no key: whoever starts a cluster makes their own', () => {
    const settings = [...Object.values(single), ...Object.values(cluster)].flatMap(({ environment = {} }) =>
      Object.entries(environment),
    );
    const secret = settings.filter(([name]) => /PASSWORD|PASSPHRASE|SECRET|(^|_)KEY$|_URI$|NATS_URL/.test(name));
    const isGivenElsewhere = (value: string): boolean => /^\$\{[A-Z\d_]+:-\}$|^\/keys\/[\w.]+$/.test(value);
    expect(secret.filter(([, value]) => !isGivenElsewhere(value))).toEqual([]);
    expect(read('cluster/compose.yaml')).not.toMatch(/:\/\/[^/\s]*:[^/\s]*@/);
    for (const role of roles) expect(cluster[role]?.env_file).toBe(`secrets/${role}.env`);
  });
});

/** Volumes as `name:path`, without folders of this machine and without what is only read. */
const writtenBy = ({ volumes = [] }: Service): string[] =>
  volumes.filter((volume) => !/^[./]|:ro$/.test(volume)).map((volume) => volume.split(':')[0] ?? '');

describe('what hands out the keys of a cluster', () => {
  const { keys, ...others } = cluster;

  test('hands a folder to each server that writes under a user of its own', () => {
    const keyVolumes = (keys?.volumes ?? []).filter((volume) => volume.includes('/handed-out-data/'));
    const needed = Object.entries(others)
      .filter(([, { user }]) => user !== undefined)
      .flatMap(([name, service]) => writtenBy(service).map((volume) => `${volume}:/handed-out-data/${name}`));
    expect(keyVolumes).toEqual(needed);
    expect(needed).toHaveLength(3);
  });

  test('hands keys to each server that has some', () => {
    const had = Object.values(others).flatMap(({ volumes = [] }) =>
      volumes.filter((volume) => volume.endsWith(':/keys:ro')),
    );
    const keyVolumes = (keys?.volumes ?? []).filter((volume) => volume.includes('/handed-out/'));
    expect(new Set(keyVolumes.map((volume) => volume.split(':')[0]))).toEqual(
      new Set(had.map((volume) => volume.split(':')[0])),
    );
  });
});

describe('the chart', () => {
  test('has every role, each at least twice', () => {
    expect(Object.keys(values.roles)).toEqual(roles);
    expect(Object.values(values.roles).every(({ replicas }) => replicas >= 2)).toBe(true);
  });

  test('gives Docket only settings that exist', () => {
    const names = [...deployments.matchAll(/- \{ name: ([A-Z_\d]+), value/g)].map(([, name]) => name ?? '');
    expect(names).toContain('NODE_EXTRA_CA_CERTS');
    expect(unknownIn(names)).toEqual([]);
  });

  test('lets each role reach what its settings name, where an operator says on which port', () => {
    const { reach } = values.networkPolicy;
    expect(Object.fromEntries(Object.entries(reach).map(([what, { roles: who }]) => [what, who]))).toEqual({
      timestamps: ['pdf'],
      telemetry: roles,
      signIn: ['gateway'],
      ai: ['ai'],
      checkpoints: ['analytics'],
      webhooks: ['share'],
      mail: ['share'],
      mailIn: ['share'],
    });
    const policies = read('cluster/helm/docket/templates/network-policies.yaml');
    expect(policies).toContain('range $what, $reach := $.Values.networkPolicy.reach');
  });

  test('lets uploads through the ingress that the gateway takes', () => {
    expect(values.ingress.bodySizeMb * 1024 * 1024).toBeGreaterThan(REQUEST_MAX_BYTES);
  });

  test('lifts every ban that keeps bubblewrap from making namespaces', () => {
    for (const lifted of ['hostUsers: false', 'procMount: Unmasked', 'appArmorProfile: { type: Unconfined }']) {
      expect(deployments).toContain(lifted);
    }
  });
});

describe('the manual of operators', () => {
  test('names every kind of stream that the log has', () => {
    const manual = read('docs/operating.md');
    expect(esdbNames().beginnings.filter((beginning) => !manual.includes(`| \`${beginning}\``))).toEqual([]);
  });
});
