import { limit } from '../../../limit-values.js';
import { toolsHelp } from '../../help/tools-help.js';
import type { InfoWords } from '../info-words.js';
import { toolsSaidIn, type CallLabels } from '../tools-said.js';
import { optionSentencesZh, toolRemarksZh } from './option-sentences.zh.js';

const labels: CallLabels = {
  'Number of questions': '题目数量',
  'Custom instructions': '自定义要求',
  'Pages to read text from': '读取文字的页面',
};

/** Chinese and Latin letters have a space between them. */
const spaced = (kinds: string): string => kinds.replace('或O', '或 O');

/** The names of tools and options are those of the catalogue, which is loaded for them. */
export const loadWords = async (): Promise<InfoWords> => {
  const said = await toolsSaidIn('zh', labels);
  return toolsHelp(said, {
    title: '帮助：工具',
    heading: '工具及其选项',
    description: 'Docket 的每个工具接受哪些文件、需要多久、每个选项的一句说明，以及文件的限制。',
    intro: `名称与屏幕上的相同。工具分列在三个标题下：${['Organise & convert', 'Understand with AI', 'Protect & share'].map(said.say).join('、')}。`,
    files: {
      heading: '文件',
      text: `一次转换最多接受 ${limit.files} 个文件，一个文档最多 ${limit.pages.toLocaleString('zh')} 页。在单个工具的页面上，图片最大可达 ${limit.imageAlone} MB。`,
      columns: ['文件', '格式', '最大文件'],
    },
    columns: ['选项', '取值', '作用'],
    noOptions: '没有选项。',
    one: { pdf: 'PDF', image: '图片', text: '文本', office: 'Office 文档' },
    several: { pdf: 'PDF', image: '图片', text: '文本', office: 'Office 文档' },
    oneOf: (kinds) => `1 个文件（${spaced(kinds)}）`,
    range: (min, max, kinds) => `${min} 到 ${max} 个文件（${spaced(kinds)}）`,
    oneEach: (kinds) => kinds.map((kind) => `1 个${kind === 'PDF' ? ' PDF' : kind}`).join('和 '),
    takes: (files, duration) => `接受 ${files}；通常 ${duration}完成。`,
    free: { text: '文字', secret: '保密的文字', slider: '滑块', number: '数字', check: '开或关' },
    oneOfMany: (count) => `${count} 选一`,
    size: (megabytes) => `${megabytes} MB`,
    marks: { comma: '、', semicolon: '；', colon: '：', full: '。', between: '' },
    sentences: optionSentencesZh,
    remarks: toolRemarksZh,
  });
};
