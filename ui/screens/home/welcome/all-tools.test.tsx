import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { landingList, landingPath } from '../../../pages/landing/landing-list.js';
import { speak } from '../../../text/language.js';
import { EveryTool } from './every-tool.js';

const linesOf = (list: React.ReactNode): readonly (string | null)[] => {
  const markup = renderToStaticMarkup(<StaticRouter location="/">{list}</StaticRouter>);
  return markup
    .split('<li ')
    .slice(1)
    .map((line) => /href="(?<to>[^"]+)"/.exec(line)?.groups?.['to'] ?? null);
};

const translating = (state: 'full' | 'missing') =>
  ({ translation: { state }, toolsOff: [] as string[] }) as CapabilitiesReply;
const withTranslation = translating('full');

describe('the list of all tools on the home page', () => {
  afterEach(() => speak('en'));

  test('leads to the page of every tool that a visitor may use, and has no line that leads nowhere', () => {
    expect(linesOf(<EveryTool capabilities={withTranslation} />).toSorted()).toEqual(
      landingList.map(landingPath).toSorted(),
    );
  });

  test('promises no translation where there is no provider, nor before that is known', () => {
    for (const capabilities of [null, translating('missing')])
      expect(linesOf(<EveryTool capabilities={capabilities} />)).not.toContain('/tools/translate');
  });

  test('leads to those pages in the language of the visitor', async () => {
    await speak('de');
    expect(linesOf(<EveryTool capabilities={null} />)).toContain('/de/tools/pdf-merge');
  });
});
