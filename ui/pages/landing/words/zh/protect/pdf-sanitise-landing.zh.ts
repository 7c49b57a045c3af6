import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: '清除 PDF 中的脚本和隐藏数据',
  tagline: '留下页面，去掉 PDF 在您背后能做的事。',
  description: '清理 PDF：移除脚本、动作、附件、网站链接和属性。页面的外观和文字都保持不变。',
  promises: ['页面外观不变', '五个开关', '统计移除了什么'],
  whatItIs: [
    'PDF 可能带有脚本，能打开程序、发送表单、夹带其他文件，还会写明作者。清理会移除这些，页面上看得到的内容一概不动。',
    '文件会重新写入，不含早期版本，也不含没有被引用的部分。之后会再搜索一遍；如果还有残留，您就不会得到文件。',
  ],
  steps: [
    { name: '选择一个 PDF', text: '在工作台中打开“清理”的选项。' },
    {
      name: '设置开关',
      text: '有四个是打开的：“移除脚本和 XFA 表单”、动作、附件、链接。“移除标题、作者和编辑数据等属性”由您自行勾选。',
    },
    { name: '点击“清理 PDF”', text: '分两步：查找活动内容，然后移除。' },
    { name: '阅读提示', text: '提示会统计移除了什么，并列出因开关关闭而保留的内容。' },
  ],
  reasons: [
    { title: '对外来的文件', text: '不能运行的东西，就不会伤害下一位读者。' },
    { title: '对外发的文件', text: '没有作者，没有编辑历史，没有您忘掉的附件。' },
    { title: '自我检查', text: '会在结果中搜索本该消失的内容。' },
  ],
  features: [
    { title: '脚本', text: '任何位置的 JavaScript，以及包含它的 XFA 表单。' },
    { title: '动作', text: '凡是会打开文件或程序、发送表单或播放媒体的。' },
    { title: '文件', text: '附件、PDF 包，以及携带文件的注释。' },
    { title: '链接', text: '网站地址去掉，文字保留。文档内部的链接仍然有效。' },
    { title: '表单', text: '字段和填写的内容都保留。' },
  ],
  useCases: [
    { group: '安全', cases: ['归档之前的邮件附件', '公众上传的文件'] },
    { group: '出版', cases: ['放到网站上的文档', '供匿名评审的论文'] },
    { group: '归档', cases: ['不应自行变化的文件', '不含活动内容的交付件'] },
  ],
  questions: [
    { question: '会去掉页面上写的内容吗？', answer: '不会。文字和图片都保留。要去掉姓名和号码，请使用“涂黑”。' },
    { question: '它是杀毒软件吗？', answer: '不是。它不认识病毒，只是去掉 PDF 中能够做事的部分。' },
    { question: '已签名的文件怎么办？', answer: '可以清理，但签名不再有效，结果会说明这一点。' },
    { question: '文件可以有多大？', answer: `最大 ${limit.pdf} MB，最多 ${limit.pages} 页。` },
  ],
};
