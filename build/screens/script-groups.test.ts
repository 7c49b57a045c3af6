import { groupsOf, type ModuleGraph } from './script-groups.js';

const main = '/ui/app/main.tsx';
const home = '/ui/screens/home/home.route.tsx';
const workbench = '/ui/screens/workbench/workbench.route.tsx';
const editor = '/ui/screens/pdf-editor/pdf-editor.route.tsx';
const footer = '/ui/app/footer.tsx';
const lists = ['keys', 'links', 'runs'].map((name) => `/ui/screens/${name}/${name}.route.tsx`);
const icon = '/node_modules/lucide-react/dist/icons/x.mjs';

/** Each module with what it needs at once, and what it loads later. */
const program: Readonly<Record<string, readonly [atOnce: readonly string[], later?: readonly string[]]>> = {
  [main]: [['react'], [home, editor, footer, ...lists]],
  [home]: [['react', 'button', 'history'], [workbench]],
  [workbench]: [['button', 'papers', 'batch']],
  [editor]: [['button', 'papers', 'drawing']],
  [footer]: [['button', 'pages']],
  ...Object.fromEntries(lists.map((screen) => [screen, [['react', 'list']]])),
  list: [[]],
  react: [[]],
  button: [['react']],
  history: [[]],
  pages: [[]],
  papers: [['react']],
  batch: [['history']],
  drawing: [[]],
  [icon]: [[]],
};

const graph: ModuleGraph = {
  getModuleInfo: (id) => ({ importedIds: program[id]?.[0] ?? [], dynamicallyImportedIds: program[id]?.[1] ?? [] }),
};

const groups = groupsOf(new Set(Object.keys(program)), graph);

test('what a page needs from the start is one file, and what other screens share with home another', () => {
  expect([groups.get('react'), groups.get('button'), groups.get('history')]).toEqual(['app', 'screens', 'home']);
});

test('the workbench loads no screen for a part of it, nor does a screen load the workbench', () => {
  expect([groups.get('papers'), groups.get('batch'), groups.get('drawing')]).toEqual([
    'documents',
    'workbench',
    undefined,
  ]);
});

test('what the footer alone needs comes after the first script, in one file', () => {
  expect(groups.get('pages')).toBe('footer');
});

test('a screen keeps the file that its address loads', () => {
  expect([home, workbench, editor].map((id) => groups.get(id))).toEqual([undefined, undefined, undefined]);
});

test('what three screens share that home does not need is one file', () => {
  expect([groups.get('list'), groups.get('drawing'), ...lists.map((screen) => groups.get(screen))]).toEqual([
    'parts',
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test('icons stand together', () => {
  expect(groups.get(icon)).toBe('screens');
});

test('a screen that has moved is named', () => {
  expect(() => groupsOf(new Set([home, workbench]), graph)).toThrow(`The build has 0 modules ${main}`);
});
