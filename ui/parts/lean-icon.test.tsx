import { renderToStaticMarkup } from 'react-dom/server';
import { createLucideIcon } from 'lucide-react';
import { leanIcon } from './lean-icon.js';

const node: [string, Record<string, string>][] = [
  ['path', { d: 'M18 6 6 18', key: '1' }],
  ['circle', { cx: '12', cy: '12', r: '4', key: '2' }],
];
const Theirs = createLucideIcon('x', node);
const Ours = leanIcon({ node });

const attributesOf = (markup: string): readonly string[] =>
  [...(/<svg (?<all>[^>]+)>/.exec(markup)?.groups?.['all'] ?? '').matchAll(/[\w-]+="[^"]*"/g)]
    .map(([attribute]) => attribute)
    .filter((attribute) => !attribute.startsWith('class='))
    .toSorted();

const shapesOf = (markup: string): string => markup.slice(markup.indexOf('>'));

test.each([{}, { size: 16, strokeWidth: 1.5 }, { 'aria-label': 'Close', 'aria-hidden': false }])(
  'an icon of the build is drawn as lucide draws it, but for its classes: %j',
  (props) => {
    const theirs = renderToStaticMarkup(<Theirs {...props} />);
    const ours = renderToStaticMarkup(<Ours {...props} />);
    expect(shapesOf(ours)).toBe(shapesOf(theirs));
    expect(attributesOf(ours)).toEqual(attributesOf(theirs));
  },
);

test('an icon has the classes it is given', () => {
  expect(renderToStaticMarkup(<Ours className="size-4" />)).toContain('class="size-4"');
});
