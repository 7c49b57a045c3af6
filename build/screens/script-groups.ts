/** The imports of a module, as the bundler tells them. */
interface ImportsOfModule {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(id: string): ImportsOfModule | null;
}

interface Layer {
  /** The module whose imports make up the layer, by the end of its path. */
  readonly from: string;
  /** The file of what other screens need, too. */
  readonly shared: string;
  /** The file of what nobody else needs. */
  readonly own: string;
}

/** In the order in which a visitor meets them; what an earlier layer has loaded stays there. */
const layers: readonly Layer[] = [
  { from: '/ui/app/main.tsx', shared: 'app', own: 'app' },
  { from: '/ui/screens/home/home.route.tsx', shared: 'screens', own: 'home' },
  { from: '/ui/screens/workbench/workbench.route.tsx', shared: 'documents', own: 'workbench' },
  { from: '/ui/app/footer.tsx', shared: 'footer', own: 'footer' },
];

/** Modules that are loaded later, but only by those who have met home. */
const HOME = /\/ui\/(screens\/(home|workbench)|work|history|pdf\/pages)\//;
const SCREEN_ENDING = '.route.tsx';
/** A module that so many screens besides home need is in one file with the others of its kind: each file is named in the first script. */
const SCREENS_MIN = 3;
const SHARED_BY_SCREENS = 'parts';
/** Imported through an index of all of them, so that the graph does not tell who needs which; and small. */
const icon = /\/lucide-react\/.+\/icons\//;

/** Small modules that several later scripts need, and the files that they lie in: the first script would name a file of their own. */
const SMALL: Readonly<Record<string, string>> = {
  '/contracts/csv-cells.ts': 'screens',
  '/contracts/api/capabilities.ts': 'screens',
  '/contracts/api/receipt.ts': 'screens',
  '/ui/browser/sha256.ts': 'screens',
  '/ui/pages/landing/picker/tool-destination.ts': 'screens',
  '/ui/tools/redaction/proof-text.ts': 'screens',
  '/ui/tools/search/rate-text.ts': 'screens',
  '/contracts/api-keys.ts': SHARED_BY_SCREENS,
  '/contracts/api/api-keys.ts': SHARED_BY_SCREENS,
  '/contracts/api/own-account.ts': SHARED_BY_SCREENS,
  '/contracts/api/proof.ts': SHARED_BY_SCREENS,
  '/contracts/api/request-rows.ts': SHARED_BY_SCREENS,
  '/contracts/api/request-templates.ts': SHARED_BY_SCREENS,
  '/contracts/api/webhooks.ts': SHARED_BY_SCREENS,
  '/contracts/api/workflows.ts': SHARED_BY_SCREENS,
  '/contracts/webhooks.ts': SHARED_BY_SCREENS,
  '/contracts/request-rows/row-columns.ts': SHARED_BY_SCREENS,
};
const fileOfSmall = (id: string): string | undefined =>
  icon.test(id) ? 'screens' : Object.entries(SMALL).find(([ending]) => id.endsWith(ending))?.[1];

const reachedFrom = (starts: readonly string[], modules: ReadonlySet<string>, graph: ModuleGraph) => {
  const reached = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || !modules.has(id)) continue;
    reached.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
};

/** The modules that several screens besides home need. */
const sharedByScreens = (loadedLater: readonly string[], modules: ReadonlySet<string>, graph: ModuleGraph) => {
  const screens = [...new Set(loadedLater)].filter((id) => id.endsWith(SCREEN_ENDING) && !HOME.test(id));
  const needed = screens.map((id) => reachedFrom([id], modules, graph));
  return [...modules].filter((id) => needed.filter((reached) => reached.has(id)).length >= SCREENS_MIN);
};

const startOf = (from: string, modules: ReadonlySet<string>): string => {
  const [start, ...others] = [...modules].filter((id) => id.endsWith(from));
  if (start !== undefined && others.length === 0) return start;
  throw new Error(`The build has ${others.length + (start === undefined ? 0 : 1)} modules ${from}`);
};

/** The file of each module that a layer loads at once; of others, the bundler decides. */
export const groupsOf = (modules: ReadonlySet<string>, graph: ModuleGraph): ReadonlyMap<string, string> => {
  const groups = new Map<string, string>();
  const loadedLater = [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const elsewhere = reachedFrom(
    loadedLater.filter((id) => !HOME.test(id)),
    modules,
    graph,
  );
  for (const { from, shared, own } of layers) {
    const start = startOf(from, modules);
    for (const id of reachedFrom([start], modules, graph)) {
      if (!groups.has(id) && id !== start) groups.set(id, elsewhere.has(id) ? shared : own);
    }
  }
  const shared = sharedByScreens(loadedLater, modules, graph).filter((id) => !groups.has(id));
  for (const id of shared) groups.set(id, SHARED_BY_SCREENS);
  for (const id of modules) {
    const file = fileOfSmall(id);
    if (file !== undefined) groups.set(id, file);
  }
  return groups;
};

/**
 * Joins what is loaded together into one file. Cut by who needs what alone, the home page was 124 files, which a
 * browser asks for six at a time. What others need is taken first, so that nobody loads a screen for a part of it.
 */
export const scriptGroups = () => {
  const modules = new Set<string>();
  let groups: ReadonlyMap<string, string> | undefined;
  const files = [...layers.map(({ shared }) => shared), ...layers.map(({ own }) => own), SHARED_BY_SCREENS];
  return [...new Set(files)].map((file, index) => ({
    debugName: file,
    priority: files.length - index,
    test: (id: string): boolean => modules.add(id).size > 0,
    name: (id: string, graph: ModuleGraph): string | null =>
      (groups ??= groupsOf(modules, graph)).get(id) === file ? file : null,
  }));
};
