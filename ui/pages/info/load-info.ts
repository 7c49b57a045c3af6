import { infos } from 'virtual:content';
import type { ScreenLanguage } from '../../../contracts/screen-languages.js';
import type { InfoEntry } from './info-list.js';
import type { CallsSection, InfoContent, InfoPage, Section, ToolsSection } from './info-page.js';

const withTools = async (page: InfoContent, section: ToolsSection, language: ScreenLanguage): Promise<InfoContent> => {
  const [help, { toolsSpokenIn }] = await Promise.all([
    import('./help/tools-help.js'),
    import('./help/tools-spoken.js'),
  ]);
  return help.withTools(page, section, await toolsSpokenIn(language));
};

const withCalls = async ({ group, heading, text }: CallsSection): Promise<Section> => {
  const { callsOf } = await import('./help/call-help.js');
  return { kind: 'calls', heading, ...(text !== undefined && { text }), calls: callsOf(group) };
};

/** A page about the product or of the help in a language, with what the catalogue of tools and the calls add to it. */
export const loadInfo = async ({ path }: Pick<InfoEntry, 'path'>, language: ScreenLanguage): Promise<InfoPage> => {
  const written = await infos[language][path]();
  const tools = written.sections.find((section) => section.kind === 'tools');
  const { sections, ...page } = tools ? await withTools(written, tools, language) : written;
  const filled = sections
    .filter((section) => section.kind !== 'tools')
    .map((section) => (section.kind === 'calls-of' ? withCalls(section) : Promise.resolve(section)));
  return { ...page, sections: await Promise.all(filled) };
};
