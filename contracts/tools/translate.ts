import { z } from 'zod';
import { languageNames, targetLanguages, type LanguageCode, type TargetLanguage } from '../languages.js';
import { choice, requiredChoice } from './options.js';
import { copies } from './owner-rights.js';
import { oneFile } from './takes.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

const targets = Object.keys(targetLanguages) as [TargetLanguage, ...TargetLanguage[]];
const sources = Object.keys(languageNames) as LanguageCode[];

/** Answers with a PDF; needs an AI provider. Requirement. */
export const translate = defineTool({
  id: 'translate',
  title: 'Translate',
  tagline: 'Into 20 languages',
  action: 'Translate Document',
  duration: '10-20 s',
  icon: 'languages',
  group: 'understand',
  lane: 'ai',
  effort: 'long',
  ...oneFile,
  options: z.object({
    targetLanguage: requiredChoice(targets, 'Please select a target language.', {
      title: 'Translate into',
      names: targetLanguages,
    }),
    /** `auto`: detected from the text. */
    sourceLanguage: choice(['auto', ...sources], 'auto', {
      title: 'Document language',
      names: { auto: 'Detect automatically', ...languageNames },
    }),
    textEncoding: textEncodingOption,
    layout: choice(['reflow', 'keep'], 'reflow', {
      title: 'Layout',
      names: { reflow: 'New pages', keep: 'Same pages' },
      hints: { reflow: 'New layout with headings, lists and tables', keep: 'All text in its original place' },
    }),
  }),
  start: 'after-options',
  audience: 'everyone',
  overlay: {
    steps: ['Upload', 'Analyzing', 'Translating', 'Creating PDF'],
    tip: 'Translation takes 10-20 seconds.',
  },
  needs: 'translation',
  resultName: '{name}_{targetLanguage}',
  alsoCalled: ['language', 'german', 'french', 'spanish', 'foreign'],
  rights: copies,
});
