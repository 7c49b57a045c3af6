import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF 转 Word',
  tagline: '把 PDF 的文字还原成可以编辑的段落、标题、列表和表格。',
  description: 'PDF 转 Word：把 PDF、扫描件、图片或文本导出为 Word 文档，段落连贯，标题、列表、表格和图片俱全。',
  promises: ['段落连贯', '表格还是表格', '扫描件也能识别'],
  whatItIs: [
    'PDF 知道每个字在哪里，却不知道什么是段落。导出会推断出来：文字行变成段落，大号字变成标题，分栏、列表和表格变成 Word 中相应的样子。',
    '文档的尺寸和页边距与原页面相同。每页顶部和底部重复的内容只出现一次，成为页眉和页脚。',
  ],
  steps: [
    { name: '打开导出页面', text: '在工作台中，“导出”会把您的文件带到那里。' },
    { name: '选择 Word', text: '在“格式”下已经选好：可以编辑的文本。' },
    { name: '点击“导出为 Word”', text: '没有文字的页面会通过文字识别读取。' },
    { name: '编辑', text: '.docx 文件会下载下来。请看提示：其中说明哪些文字是识别出来的。' },
  ],
  reasons: [
    { title: '为编辑而生', text: '改一句话，段落会自动重排，没有四分五裂的文本框。' },
    { title: '编号列表还是编号列表', text: '加一条，Word 会接着编号。' },
    { title: '图片一并保留', text: '图片还在原来的位置；只有一张图片的页面也会保留该图片。' },
  ],
  features: [
    { title: '分栏', text: '分栏的文字仍是分栏，从一栏读到下一栏。' },
    { title: '表格', text: '单元格可以输入，文字与原文一致。' },
    { title: '页眉和页脚', text: '每页重复的页眉不会散落在正文里。' },
    { title: '不只是 PDF', text: '图片、文本和 Office 文件也可以导出。' },
  ],
  useCases: [
    { group: '合同', cases: ['在对方的草案上修改', '没有源文件的旧模板'] },
    { group: '学习', cases: ['连同段落一起引用', '可以改编的练习页'] },
    { group: '档案', cases: ['把扫描的信件变成文字', '源文件已丢失的宣传册'] },
  ],
  questions: [
    {
      question: '看起来会和 PDF 一模一样吗？',
      answer: '接近，但不完全相同。导出优先保证文字可以编辑，而不是行位置固定不动。',
    },
    { question: '扫描件怎么处理？', answer: '由机器识别，有些字可能会错。结果会说明；请核对数字和姓名。' },
    { question: '文件可以有多大？', answer: `最大 ${limit.pdf} MB；在导出页面，图片最大 ${limit.imageAlone} MB。` },
    {
      question: '链接和批注会保留吗？',
      answer: '导出针对的是文字、表格和图片。请在导出后检查链接，其余内容请保留 PDF。',
    },
  ],
};
