import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF 转 PowerPoint',
  tagline: '每页一张幻灯片，里面是可以点进去编辑的文字，而不是文字的图片。',
  description: 'PDF 转 PPT：每页一张幻灯片，形状与页面相同，文字可编辑，并带有表格和图片。',
  promises: ['每页一张幻灯片', '文字可编辑', '形状与页面相同'],
  whatItIs: [
    '幻灯片往往只剩下一份 PDF。导出会把它变成 .pptx 文件，每页一张幻灯片，宽高与页面相同。',
    '文字就是文字：可以修改、换样式和复制。图片和表格都在页面上原来的位置。',
  ],
  steps: [
    { name: '选择一个 PDF', text: '在工作台中点击“导出”，文件会转到导出页面。' },
    { name: '选择 PowerPoint', text: '在“格式”下，PowerPoint 写明每页一张幻灯片。' },
    { name: '点击“导出为 PowerPoint”', text: '您可以看到进度，也可以取消。' },
    { name: '打开幻灯片', text: '.pptx 文件会以您的文件名下载下来。' },
  ],
  reasons: [
    { title: '不是截图', text: '您得到的是文字和表格，不是幻灯片的照片。' },
    { title: '形状正确', text: '宽幻灯片还是宽的，纵向页面变成纵向幻灯片。' },
    { title: '至少有个起点', text: '重新打一套幻灯片要花一个晚上，整理这一套要不了那么久。' },
  ],
  features: [
    { title: '文字在原处', text: '每段文字是一个文本框，位置不变，字号合适。' },
    { title: '表格', text: '表格导出后就是 PowerPoint 的表格。' },
    { title: '扫描件', text: '没有文字的页面会先识别，并提示是哪些页。' },
    { title: '纯文本也可以', text: '文本文件会先排成页面，再变成幻灯片。' },
  ],
  useCases: [
    { group: '演示', cases: ['只有 PDF 版幻灯片的演讲', '给董事会看的报告图表'] },
    { group: '教学', cases: ['把去年的讲义变成幻灯片', '可以接着改的讲稿页'] },
    { group: '营销', cases: ['把宣传册变成推介', '用自己的设计呈现合作伙伴的幻灯片'] },
  ],
  questions: [
    { question: '动画和备注能恢复吗？', answer: '不能。PDF 中没有这些内容。' },
    { question: '会带有我的模板和母版吗？', answer: '不会。幻灯片是页面的样子；请在 PowerPoint 中应用您的模板。' },
    { question: '文件可以有多大？', answer: `最大 ${limit.pdf} MB，最多 ${limit.pages} 页。` },
    { question: '可以导出 Word 或 Excel 文件吗？', answer: '可以。它会先排成页面，每页变成一张幻灯片。' },
  ],
};
