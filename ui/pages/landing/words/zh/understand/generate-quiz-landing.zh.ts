import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: '用文档生成测验',
  tagline: '把一章内容、幻灯片或笔记变成选择题，用于您的测验游戏。',
  description: '用 PDF、图片和文本生成选择题，并下载为可导入测验游戏的电子表格。',
  promises: [`${limit.quizMin} 到 ${limit.quizMax} 道题`, '每题四个答案', '可导入的电子表格'],
  whatItIs: [
    '该工具会阅读您的材料，写出带四个答案的题目，其中一个正确。题目取自整份文档，不会重复提问。',
    '您会得到一个符合测验游戏导入格式的工作簿。请先打开看看：每道题和每个答案都可以在里面修改。',
  ],
  steps: [
    { name: '上传材料', text: '在测验页面点击“选择文件”。多个文件合成一份测验。' },
    { name: '进行设置', text: '设置“测验标题”和“题目数量”，并在“自定义说明（可选）”中写明要考什么。' },
    { name: '点击“生成 Kahoot 测验”', text: '进度条会显示正在读取哪个文件。' },
    { name: '查看并下载', text: '会显示前几道题及其正确答案。“下载 XLSX”保存全部题目。' },
  ],
  reasons: [
    { title: '用您的材料，而不是网上的', text: '题目来自您选择的文件。' },
    {
      title: '可直接导入',
      text: `题目不超过 ${limit.quizQuestion} 个字符，答案不超过 ${limit.quizAnswer} 个字符，符合游戏的要求。`,
    },
    { title: '宁缺毋滥', text: '如果内容不够您要求的题数，会少出几道，并告诉您。' },
  ],
  features: [
    { title: '打乱答案', text: '正确答案每次都在不同的位置。' },
    { title: '一个文件失败，其余继续', text: '无法读取的文件会被点名，其他文件照常使用。' },
    { title: '有没有 AI 都行', text: '配置了模型时由模型出题；没有时，就考文本中的日期、数字和名称。' },
    { title: '扫描件和照片', text: '先识别图片中的文字。' },
  ],
  useCases: [
    { group: '教学', cases: ['下课前的复习', '看看谁读过课文'] },
    { group: '培训', cases: ['把安全规定考出来，而不是念一遍', '给销售团队介绍新产品'] },
    { group: '自学', cases: ['考试前过一遍自己的笔记', '学习小组的测验'] },
  ],
  questions: [
    {
      question: '最多可以有多少道题？',
      answer: `${limit.quizMin} 到 ${limit.quizMax} 道题；不做改动时为 ${limit.quizUsual} 道。`,
    },
    { question: '测验文件可以有多大？', answer: `每个 ${limit.pdf} MB：PDF、图片和文本。` },
    {
      question: '说明里可以写什么？',
      answer: `最多 ${limit.quizInstructions} 个字符，例如：只问日期和地点。没有 AI 提供方时，说明不起作用。`,
    },
    {
      question: '为什么我的表单没有生成题目？',
      answer: '表单、表格和公式里几乎没有完整的句子。好题目需要成段的文字。',
    },
  ],
};
