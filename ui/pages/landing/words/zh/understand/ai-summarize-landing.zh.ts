import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: '总结文档：生成一页摘要',
  tagline: '把要点写在一页上，每条都注明出自哪一页。',
  description: '为 PDF、图片或文本生成一页摘要，使用文档自身的语言。每句话都注明出处页码。',
  promises: ['一页，绝不更多', '每句都有页码', '使用文档的语言'],
  whatItIs: [
    'Cliff Notes 会阅读文档，用文档的语言在一页内写出它说了什么。每句话后面都有出处页码，您可以去核对，而不必全凭相信。',
    '由谁来写取决于这套安装。配置了 AI 提供方时由模型撰写；没有时，摘要由文档自身的句子组成，取自全文各处。每次结果都会说明是哪一种。',
  ],
  steps: [
    { name: '选择一个文件', text: 'PDF、图片或文本。扫描件会先进行文字识别。' },
    { name: '点击“生成摘要”', text: '这个工具叫“Cliff Notes”，在“AI 理解”下。' },
    { name: '阅读摘要', text: '摘要会在工作台上方打开，每句话都注明出处页码。' },
    { name: '核对要紧的内容', text: '翻到句子注明的那一页。“Cliff Notes”页面也能生成同样的摘要。' },
    { name: '带走摘要', text: '点击“下载摘要”或“复制摘要”；在“Cliff Notes”页面上是“复制到剪贴板”。' },
  ],
  reasons: [
    { title: '便于核对', text: '没有出处的摘要只能靠信任。这一份给您页码。' },
    { title: '承认自己的局限', text: '如果额度只够读完长文档的一部分，摘要会说明。' },
    { title: '没有 AI 也能用', text: '内置的摘录不需要密钥，也不向任何地方发送内容。' },
  ],
  features: [
    { title: '不会出现不存在的页码', text: '文档中没有的页码会被拦下。' },
    { title: '长文档也可以', text: '分部分阅读，再把各部分的要点合成一页。' },
    { title: '杂项不掺进来', text: '页码、页眉和脚注不会混进句子里。' },
    { title: '不理会文档中的指令', text: '文档里要求模型做事的文字，只当作文字处理。' },
  ],
  useCases: [
    { group: '工作', cases: ['开会之前的报告', '您错过的会议记录'] },
    { group: '学习', cases: ['先看看一篇论文值不值得读', '考前一晚的一章'] },
    { group: '法律和政务', cases: ['一封长信的要点', '某项规定的要求及其页码'] },
  ],
  questions: [
    {
      question: '我的文档会发送给别人吗？',
      answer: '只有本站的运行者配置了 AI 提供方时才会，此时文本会发送到那里。首页会在您上传任何内容之前说明由谁处理。',
    },
    {
      question: '支持哪些文件？',
      answer: `一次一个 PDF、图片或文本：PDF 和文本最大 ${limit.pdf} MB。图片在工作台中最大 ${limit.image} MB，在“Cliff Notes”页面上最大 ${limit.imageAlone} MB。`,
    },
    { question: '可以完全相信它吗？', answer: '请用它来决定读什么。凡是要紧的内容，请翻到句子注明的那一页。' },
    { question: '可以选择长度吗？', answer: '不可以。摘要最多一页，短文的摘要会更短。' },
  ],
};
