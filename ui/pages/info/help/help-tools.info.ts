import { groupTitles } from '../../../tools/tool-groups.js';
import { limits } from '../../limit-words.js';
import type { InfoPage } from '../info-page.js';
import { optionSentences, toolRemarks } from './option-sentences.js';
import { toolsHelp, type ToolsSpoken } from './tools-help.js';

const english: ToolsSpoken = { language: 'en', say: (text) => text };

export const helpToolsPage: InfoPage = {
  path: '/help/tools',
  ...toolsHelp(english, {
    title: 'Help: tools',
    heading: 'Tools and their options',
    description:
      'What each tool of Docket takes, how long it takes, and a sentence for each of its options; the limits for files.',
    intro: `The names are the same as on screen. The tools are listed under three headings: ${Object.values(groupTitles).join(', ')}.`,
    files: {
      heading: 'Files',
      text: `A conversion takes up to ${limits.files}, and a document up to ${limits.pages}. On the page of a single tool, images can be up to ${limits.imageAlone}.`,
      columns: ['Files', 'Formats', 'Largest file'],
    },
    columns: ['Option', 'Values', 'What it does'],
    noOptions: 'It has no options.',
    one: { pdf: 'PDF', image: 'image', text: 'text', office: 'Office document' },
    several: { pdf: 'PDFs', image: 'images', text: 'texts', office: 'Office documents' },
    oneOf: (kinds) => `1 ${kinds}`,
    range: (min, max, kinds) => `${min} to ${max} ${kinds}`,
    oneEach: (kinds) => kinds.map((kind) => `1 ${kind}`).join(' and '),
    takes: (files, duration) => `Takes ${files}; usually done in ${duration}.`,
    free: {
      text: 'Text',
      secret: 'Text that is kept secret',
      slider: 'A slider',
      number: 'A number',
      check: 'On or off',
    },
    oneOfMany: (count) => `One of ${count}`,
    size: (megabytes) => `${megabytes} MB`,
    marks: { comma: ', ', semicolon: '; ', colon: ': ', full: '.', between: ' ' },
    sentences: optionSentences,
    remarks: toolRemarks,
  }),
};
