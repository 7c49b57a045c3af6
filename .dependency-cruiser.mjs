/** Tests and what only tests use. */
export const tests = String.raw`\.(test|suite|e2e|walk)\.tsx?$|-fixture\.tsx?$|/fixtures/`;
const decidersAndMachines = String.raw`\.(decider|machine)\.ts$`;
const operations = '(^|/)operations/[^/]+[.]ts$';
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];
const npmPackage = (...names) => `node_modules/(@types/)?(${names.join('|')})(/|$)`;

/** A pure file may compute with these; none of them touches disk, network, clock or process. */
const computingModules = '^(node:)?(buffer|crypto|path|path/posix|string_decoder|stream|stream/web|url|util|zlib)$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The part of services/pdf that services/ai uses, and the parts beneath it. */
const libraryOfPdf = '^services/pdf/(engines|opening|reading|writing)/';
const groundOfPdf = '^services/pdf/(content|text|office-files|images|raw)/';

/** Rooms around the product: they run it together, build it, run it in a cluster and keep it in order. */
const aroundIt = '(run|build|cluster|house|deploy|e2e|bench)/';

/** The table of rooms: what a folder may not see. */
const rooms = [
  forbid(
    'words-see-nothing',
    'words is what translators write, and what makes modules of it: it imports no other room.',
    { path: '^words/', pathNot: tests },
    { path: '^(contracts|services|gateway|ui|run|build|house|cluster|deploy|e2e|bench)/' },
  ),
  forbid(
    'contracts-see-only-contracts',
    'contracts is the ground: it imports no other room.',
    { path: '^contracts/' },
    { path: `^(services/|gateway/|ui/|${aroundIt})` },
  ),
  forbid(
    'contracts-use-few-packages',
    'contracts loads in a browser: of the packages, only zod, xstate, bidi-js, papaparse and saxes.',
    { path: '^contracts/', pathNot: tests },
    { dependencyTypes: npm, pathNot: npmPackage('zod', 'xstate', 'bidi-js', 'papaparse', 'saxes') },
  ),
  forbid(
    'contracts-use-no-core-module',
    'contracts loads in a browser: nothing of Node.',
    { path: '^contracts/', pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'platform-sees-contracts-and-platform',
    'services/platform serves every service and knows none.',
    { path: '^services/platform/' },
    { path: `^(services/(?!platform/)|gateway/|ui/|${aroundIt})` },
  ),
  forbid(
    'a-service-sees-no-other-service',
    'Services meet through events only; shared code lives in services/platform.',
    { path: '^services/(?!platform/|ai/)([^/]+)/' },
    { path: '^services/', pathNot: '^services/(platform|$1)/' },
  ),
  forbid(
    'ai-sees-the-library-folders-of-pdf',
    'services/ai opens, reads and writes documents with engines/, opening/, reading/ and writing/ of services/pdf (decision 0005).',
    { path: '^services/ai/' },
    {
      path: '^services/',
      pathNot: ['^services/(platform|ai)/', libraryOfPdf],
    },
  ),
  forbid(
    'ai-reaches-only-the-ground-of-pdf',
    'Beneath its library folders stand content/, text/, office-files/, images/ and raw/; an operation is none of the business of services/ai.',
    { path: '^services/ai/', pathNot: tests },
    {
      path: '^services/pdf/',
      pathNot: [libraryOfPdf, groundOfPdf],
      reachable: true,
    },
  ),
  forbid(
    'a-service-sees-no-outer-room',
    'A service imports contracts, services/platform and itself.',
    { path: '^services/(?!platform/)' },
    { path: `^(gateway/|ui/|${aroundIt})` },
  ),
  forbid(
    'gateway-sees-contracts-and-platform',
    'The gateway appends events and reads documents; work happens in services.',
    { path: '^gateway/' },
    { path: `^(services/(?!platform/)|ui/|${aroundIt})` },
  ),
  forbid(
    'ui-sees-only-contracts',
    'The screens know the server by its contracts.',
    { path: '^ui/' },
    { path: `^(services/|gateway/|${aroundIt})` },
  ),
  forbid(
    'run-sees-the-product-alone',
    'run puts the program together and starts it: none of the screens, and nothing that builds it or looks after it.',
    { path: '^run/', pathNot: tests },
    { path: '^(ui|build|cluster|house|deploy|e2e|bench)/' },
  ),
  forbid(
    'build-and-cluster-see-neither-the-house-nor-tests',
    'An image holds what builds and runs the product, not what keeps the repository in order.',
    { path: '^(build|cluster|deploy)/', pathNot: tests },
    { path: '^(house|e2e|bench)/' },
  ),
  forbid(
    'ui-uses-no-core-module',
    'The screens run in a browser.',
    { path: '^ui/', pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
];

/**
 * The floors of services/pdf, lowest first: a file imports its own folder and the floors beneath, so no two folders of
 * a floor know each other. Whatever is not named stands on top.
 */
export const pdfFloors = {
  'services/pdf': [
    ['raw', 'content', 'text', 'images', 'office-files'],
    ['engines', 'active-content'],
    ['opening', 'operation.ts', 'document-capabilities.ts'],
    [
      'reading',
      'merging',
      'splitting',
      'stamping',
      'flattening',
      'imposing',
      'compression',
      'protection',
      'redaction',
      'attachments',
    ],
    ['writing', 'converting', 'exporting', 'signing', 'extracting', 'cleaning', 'recolouring', 'layering'],
    ['forms'],
    ['editing', 'marks'],
    ['archiving', 'removing'],
    [
      'accessibility',
      'invoices',
      'inspecting',
      'naming',
      'comparing',
      'requests',
      'broken-signatures.ts',
      'active-content-kept.ts',
      'keep-protection.ts',
    ],
    ['operations'],
    ['run-operation.ts'],
  ],
  'services/pdf/redaction': [['pages'], ['find', 'draw'], ['scrub'], ['survey', 'remove'], ['gates']],
  'services/pdf/editing': [['fonts', 'outline'], ['content'], ['lines'], ['fields']],
  'services/pdf/signing': [['fields', 'identity', 'encryption'], ['checking', 'revision'], ['sealing'], ['drawing']],
};

const named = (names) => `(${names.join('|').replaceAll('.', '[.]')})(/|$)`;

const floorsOf = ([folder, floors]) =>
  floors.map((floor, level) => {
    const beneath = floors.slice(0, level).flat();
    return forbid(
      'pdf-arrows-run-down',
      'A file of services/pdf imports its own folder and the floors beneath it.',
      { path: `^${folder}/${named(floor)}`, pathNot: tests },
      {
        path: `^${folder}/`,
        pathNot: [`^${folder}/$1(/|$)`, ...(beneath.length > 0 ? [`^${folder}/${named(beneath)}`] : [])],
      },
    );
  });

const floorsOfPdf = Object.entries(pdfFloors).flatMap(floorsOf);

/** The floors of ui from the ground up: a folder sees the floors beneath its own, none beside it and none above. */
export const uiFloors = [
  ['browser/storage[.]ts'],
  ['notice[.]ts', 'text/'],
  ['browser/'],
  ['theme/', 'parts/(?!dashboard/)', 'calls/'],
  ['live/', 'parts/dashboard/'],
  ['pdf/', 'share/', 'session/'],
  ['tools/', 'inspector/'],
  ['history/', 'edit/'],
  ['work/'],
  ['pages/'],
  ['screens/'],
  ['app/'],
  ['prerender/'],
];

const floorsOfUi = uiFloors.flatMap((folders, floor) =>
  folders.map((folder) =>
    forbid(
      'ui-arrows-run-down',
      `ui/${folder} sees itself and the floors beneath it.`,
      { path: `^ui/${folder}`, pathNot: tests },
      { path: '^ui/', pathNot: [folder, ...uiFloors.slice(0, floor).flat()].map((seen) => `^ui/${seen}`) },
    ),
  ),
);

/** The floors of services/platform, from the ground up. */
export const platformFloors = [
  ['blobs', 'mongo', 'text'],
  ['attempts', 'sandbox', 'sqlite'],
  ['jobs', 'settings'],
  ['event-store', 'leases', 'mail', 'metrics', 'secrets', 'tracing'],
  ['accounts', 'documents', 'event-bus', 'site'],
  ['disk', 'privacy', 'quotas', 'read-models', 'telemetry'],
  ['conversions', 'signature-requests', 'webhooks', 'workflows'],
];

const floorsOfPlatform = platformFloors.map((folders, floor) => {
  const beneath = platformFloors.slice(0, floor).flat();
  return forbid(
    'platform-arrows-run-down',
    'A file of services/platform imports its own folder and the floors beneath it.',
    { path: `^services/platform/${named(folders)}`, pathNot: tests },
    {
      path: '^services/platform/',
      pathNot: ['^services/platform/$1/', ...(beneath.length > 0 ? [`^services/platform/${named(beneath)}`] : [])],
    },
  );
});

const screens = [
  forbid(
    'home-opens-the-workbench',
    'Chosen files turn home into the workbench, which knows nothing of home; home sees no other screen.',
    { path: '^ui/screens/home/', pathNot: tests },
    { path: '^ui/screens/', pathNot: '^ui/screens/(home|workbench)/' },
  ),
  forbid(
    'a-screen-sees-no-other-screen',
    'What two screens need stands on a floor beneath them.',
    { path: '^ui/screens/([^/]+)/', pathNot: [tests, '^ui/screens/home/'] },
    { path: '^ui/screens/', pathNot: '^ui/screens/$1/' },
  ),
];

/** The table of suffixes: what a pure file may not see. */
const suffixes = [
  forbid(
    'pure-files-use-no-framework',
    'Deciders, machines and operations outlive any framework.',
    { path: `${decidersAndMachines}|${operations}`, pathNot: tests },
    {
      path: npmPackage(
        '@nestjs',
        'nestjs-[^/]+',
        'express',
        'react',
        'react-dom',
        'react-router[^/]*',
        '@xstate/react',
        'rxjs',
        'pino[^/]*',
        'ws',
        'nats',
        '@photostructure',
      ),
    },
  ),
  forbid(
    'pure-files-make-no-ids',
    'Ids arrive in the command or as input.',
    { path: `${decidersAndMachines}|${operations}`, pathNot: tests },
    { path: npmPackage('uuid', 'nanoid') },
  ),
  forbid(
    'deciders-and-machines-use-no-core-module',
    'Deciders and machines are plain data in, plain data out.',
    { path: decidersAndMachines },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'operations-use-only-computing-core-modules',
    'An operation turns bytes into bytes: no disk, network, process or clock. Programs live behind engines/.',
    { path: operations, pathNot: tests },
    { dependencyTypes: ['core'], pathNot: computingModules },
  ),
];

/** The rooms that are built and run without the development packages. */
const server = '^(contracts|services|gateway|run|build/kept-code)/|^words/text-key[.]mjs$';

const hygiene = [
  forbid(
    'settings-of-vite-reach-no-words',
    'Vite reads its settings before it knows of PO files.',
    { path: '^vite[.]config[.]ts$' },
    { path: '[.]pot?$', reachable: true },
  ),
  forbid('no-cycles', 'Files that need each other are one file, or miss a third.', {}, { circular: true }),
  forbid(
    'no-test-code-in-the-product',
    'A test is not built.',
    { pathNot: `${tests}|^(e2e|bench|house/(testing|conformance))/` },
    { path: tests },
  ),
  forbid(
    'no-development-package-in-the-server',
    'What the server imports at run time belongs to `dependencies`.',
    { path: server, pathNot: `${tests}|^run/demo-login[.]mjs$` }, // for trying out only, and refused in production
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npmPackage('@types') },
  ),
];

export default {
  forbidden: [...rooms, ...floorsOfPdf, ...floorsOfUi, ...floorsOfPlatform, ...screens, ...suffixes, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
