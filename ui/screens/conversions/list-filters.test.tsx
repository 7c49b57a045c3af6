import { renderToStaticMarkup } from 'react-dom/server';
import { ListFilters } from './list-filters.js';

test('each name of a tool stands once among those to choose', () => {
  const html = renderToStaticMarkup(<ListFilters onChange={() => undefined} />);
  const [, tools = ''] = /<select[^>]*id="list-tool"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  const names = [...tools.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, name]) => name);
  expect(names).toContain('Sign this PDF');
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
