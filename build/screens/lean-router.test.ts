import { withoutEffects } from './lean-router.js';

test('parts of the router that nobody uses may be left out of the build, and say nothing to developers', () => {
  const code = [
    'var ENABLE_DEV_WARNINGS = true;',
    'var Link = React2.forwardRef(function Named() {});',
    'Link.displayName = "Link";',
    'var shown = Link.displayName;',
  ].join('\n');
  expect(withoutEffects(code).split('\n')).toEqual([
    'var ENABLE_DEV_WARNINGS = false;',
    'var Link = /* @__PURE__ */ React2.forwardRef(function Named() {});',
    '',
    'var shown = Link.displayName;',
  ]);
});

test('a part of the router that draws nothing here is empty, and the rest of it may be left out', () => {
  const code = 'function PrefetchPageLinks({ page }) {\n  return page;\n}';
  expect(withoutEffects(code)).toMatch(
    /^function PrefetchPageLinks\(\) \{\n {2}return null;\n\}\nfunction \w+Unused\(\{ page/,
  );
});

test('a class of the router that only loaders need is a name without a value', () => {
  const code = [
    'var before = 1;',
    'var RenderErrorBoundary = class extends React3.Component {',
    '  render() {',
    '    return this.props.children;',
    '  }',
    '};',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
    'var after = 2;',
  ].join('\n');
  expect(withoutEffects(code)).toBe('var before = 1;\nvar RenderErrorBoundary;\nvar after = 2;');
});
