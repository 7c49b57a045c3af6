import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: '用密码保护 PDF',
  tagline: '给文件加密，只有知道密码的人才能打开，其他人都不行。',
  description: '用 AES-256 和密码给 PDF 加密。可要求读者不打印、不复制、不更改。密码绝不会写入日志。',
  promises: ['AES-256', '任何 PDF 阅读器都能打开', '密码绝不写入日志'],
  whatItIs: [
    '文件按 PDF 标准加密，因此任何现行的阅读器都能凭密码打开。没有密码，内容无法读取。',
    '您还可以要求读者不打印、不复制或不更改文件。各种程序会出于惯例遵守；真正的锁是打开密码。',
  ],
  steps: [
    { name: '选择一个 PDF', text: '打开“保护与共享”下“设置密码”的选项。' },
    {
      name: '输入密码',
      text: `“打开密码”为 ${limit.passwordMin} 到 ${limit.passwordMax} 个字符。请记下来：以后没有人能告诉您。`,
    },
    {
      name: '选择允许什么',
      text: '“允许打印”“允许复制文字和图片”“允许更改”。有了“更改权限的密码”，以后可以解除限制。',
    },
    { name: '点击“保护 PDF”', text: '下载文件，并试一次密码。' },
  ],
  reasons: [
    { title: '锁随文件走', text: '链接只能在这里限制。密码保护每一份副本，无论它到哪里。' },
    { title: '作为机密处理', text: '转换等待期间密码是加密的，之后即被删除。' },
    { title: '无需安装', text: '收件人用现有的软件就能打开文件。' },
  ],
  features: [
    { title: '两个密码', text: '一个打开文件；如果需要，另一个打开后不受任何限制。' },
    { title: '三项权限', text: '打印、复制、更改。' },
    { title: '旧锁换新锁', text: '已有密码的文件会换成新的密码。' },
    { title: '任何字符', text: '密码可以用任何文字，按标准的规定处理。' },
  ],
  useCases: [
    { group: '财务和健康', cases: ['用邮件发送工资单', '只给一个人看的体检报告'] },
    { group: '商务', cases: ['只给某位客户看的报价', '董事会文件'] },
    { group: '个人', cases: ['存在云端的证件复印件', '给税务顾问的报税表'] },
  ],
  questions: [
    {
      question: '我忘了密码，你们能打开文件吗？',
      answer: '不能。转换结束后，密码不会存储在任何地方。请保留未加密的原文件。',
    },
    {
      question: '能强制读者不打印吗？',
      answer: '不能。权限是一种请求，大多数程序会遵守。能读到一页的人，总有办法复制它。',
    },
    { question: '密码应该怎样发送？', answer: '用与文件不同的途径：文件走邮件，密码就打电话说。' },
    { question: '文件可以有多大？', answer: `最大 ${limit.pdf} MB。` },
  ],
};
