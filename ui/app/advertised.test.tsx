import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';
import { AppContext, createApp } from '../session/app-actors.js';
import { Footer } from './footer.js';
import { screenPlaces } from './menu-links.js';
import { landingGroups } from './page-groups.js';
import { ToolsPanel } from './tools-menu/tools-panel.js';
import { advertisedOf } from './use-menu-links.js';

const translating = (state: 'full' | 'limited' | 'missing') =>
  ({ translation: { state }, toolsOff: [] as string[] }) as CapabilitiesReply;
const ways = [...screenPlaces, ...landingGroups.flatMap(({ places }) => places)];
const translations = ways.filter(({ to }) => to.endsWith('translate'));

test('ways to translate are shown where there is a provider, and not before that is known', () => {
  expect(translations.map(({ to }) => to)).toEqual(['/translate', '/tools/translate']);
  for (const capabilities of [null, translating('missing')])
    expect(advertisedOf(ways, capabilities)).toEqual(ways.filter((way) => !translations.includes(way)));
  for (const state of ['full', 'limited'] as const) expect(advertisedOf(ways, translating(state))).toEqual(ways);
});

test.each([
  ['the footer', <Footer />],
  ['the menu of the tools', <ToolsPanel />],
])('%s leads to other tools, and promises no translation before a provider is known', (_, part) => {
  const markup = renderToStaticMarkup(
    <AppContext value={createApp('')}>
      <StaticRouter location="/">{part}</StaticRouter>
    </AppContext>,
  );
  expect(markup).toContain('href="/export"');
  expect(markup).toContain('href="/tools/pdf-merge"');
  expect(markup).not.toContain('translate"');
});
