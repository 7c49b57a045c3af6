import { limit } from '../../../limit-values.js';
import { toolsHelp } from '../../help/tools-help.js';
import type { InfoWords } from '../info-words.js';
import { toolsSaidIn, type CallLabels } from '../tools-said.js';
import { optionSentencesAr, toolRemarksAr } from './option-sentences.ar.js';

const labels: CallLabels = {
  'Number of questions': 'عدد الأسئلة',
  'Custom instructions': 'تعليمات مخصّصة',
  'Pages to read text from': 'الصفحات التي يُقرأ نصها',
};

/** Pages as they are typed, such as `1-3, 7`, would be read from the right. */
const isolated = (text: string): string =>
  text.replaceAll(/(?<![\u2066\d@-]|, )\d[\d@-]*(?:, \d[\d@-]*)+/g, '\u2066$&\u2069');

/** The names of tools and options are those of the catalogue, which is loaded for them. */
export const loadWords = async (): Promise<InfoWords> => {
  const spoken = await toolsSaidIn('ar', labels);
  const said = { ...spoken, say: (text: string) => isolated(spoken.say(text)) };
  return toolsHelp(said, {
    title: 'المساعدة: الأدوات',
    heading: 'الأدوات وخياراتها',
    description: 'ما تقبله كل أداة في Docket، والوقت الذي تستغرقه، وجملة عن كل خيار من خياراتها، وحدود الملفات.',
    intro: `الأسماء هي نفسها على الشاشة. والأدوات مرتّبة تحت ثلاثة عناوين: ${['Organise & convert', 'Understand with AI', 'Protect & share'].map(said.say).join('، ')}.`,
    files: {
      heading: 'الملفات',
      text: `تقبل عملية التحويل حتى ${limit.files} ملف، ويمكن أن يبلغ المستند ${limit.pages.toLocaleString('en')} صفحة. وفي صفحة الأداة الواحدة يمكن أن يصل حجم الصورة إلى \u2066${limit.imageAlone} MB\u2069.`,
      columns: ['الملفات', 'التنسيقات', 'أكبر ملف'],
    },
    columns: ['الخيار', 'القيم', 'ما يفعله'],
    noOptions: 'ليست لها خيارات.',
    one: { pdf: 'PDF', image: 'صورة', text: 'نص', office: 'مستند Office' },
    several: { pdf: 'PDF', image: 'صور', text: 'نصوص', office: 'مستندات Office' },
    oneOf: (kinds) => `ملفًا واحدًا (${kinds})`,
    range: (min, max, kinds) => `من ${min} إلى ${max} ملف (${kinds})`,
    oneEach: (kinds) => `ملفًا واحدًا من كل نوع (${kinds.join(' و')})`,
    takes: (files, duration) => `تقبل ${files}، وتستغرق عادة ${duration}.`,
    free: { text: 'نص', secret: 'نص يبقى سرًّا', slider: 'شريط تمرير', number: 'رقم', check: 'تشغيل أو إيقاف' },
    oneOfMany: (count) => `واحد من ${count}`,
    size: (megabytes) => `\u2066${megabytes} MB\u2069`,
    marks: { comma: '، ', semicolon: '؛ ', colon: ': ', full: '.', between: ' ' },
    sentences: optionSentencesAr,
    remarks: toolRemarksAr,
  });
};
