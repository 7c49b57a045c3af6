import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/.+\.mjs$/;

/** Parts that a router without loaders never comes to: they are for what loaders ask for, return and throw. */
const ofLoaders = ['PrefetchPageLinks', 'DefaultErrorComponent', 'useNavigateStable', 'useViewTransitionState'];
const boundariesOfLoaders = ['RenderErrorBoundary', 'AwaitErrorBoundary', 'RemixErrorBoundary'];

const emptied = (code: string, name: string): string =>
  code.replace(`function ${name}(`, `function ${name}() {\n  return null;\n}\nfunction ${name}Unused(`);

const withoutClass = (code: string, name: string): string =>
  code.replace(
    new RegExp(String.raw`^var ${name} = class [\s\S]+?^\};(\n${name}\.contextType = .+;)?$`, 'm'),
    `var ${name};`,
  );

/** Names for a debugger, and what is made by React without any effect, would keep all parts of the router in the build. */
export const withoutEffects = (code: string): string =>
  boundariesOfLoaders
    .reduce(withoutClass, ofLoaders.reduce(emptied, code))
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo|createElement)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false');

/** Lets everything of the router that no screen uses be left out. */
export const leanRouter = (): Plugin => ({
  name: 'docket-lean-router',
  apply: 'build',
  transform: (code, id) => (ROUTER.test(id) ? { code: withoutEffects(code), map: null } : undefined),
});
