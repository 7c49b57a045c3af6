import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: '工作方式',
  heading: '工作方式',
  description: '从拖入文件到链接过期：您要做什么，Docket 同时在做什么，以及哪些内容会保留下来。',
  intro: '从拖入文件到链接过期，只需四步，每一步都无需账户。',
  sections: [
    {
      heading: '您要做的',
      steps: [
        {
          name: '拖入文件',
          text: `PDF、图片、文本、Word、Excel、PowerPoint 和 OpenDocument 文件，每个不超过 ${limit.pdf} MB，图片不超过 ${limit.image} MB。`,
        },
        {
          name: '选择工具',
          text: 'Docket 会列出适合这些文件的工具，最可能用到的排在最前，并说明其他工具为什么不适用。',
        },
        { name: '稍等片刻', text: '您可以查看进度，同时继续做别的事，也可以取消。' },
        { name: '下载或分享', text: '下载文件，用另一个工具继续处理，或发送它的链接。' },
      ],
    },
    {
      heading: 'Docket 同时在做的',
      steps: [
        {
          name: '检查内容',
          text: '文件类型由内容决定，而不是由文件名决定。过大的文件在上传过程中就会被拒绝。',
        },
        {
          name: '记录请求',
          text: '在做任何事之前，请求先写入日志。从此它只会有一个结局，即使服务器被强行终止也是如此。',
        },
        { name: '隔离处理', text: '一个独立进程只会得到您文件的副本，别无其他。尝试次数和时间都有限制。' },
        { name: '核对并签名', text: '结果被保存，其哈希写入日志，日志随即签名。您的凭据由此生成。' },
        { name: '清理', text: '链接到期后，相关文件会被删除。' },
      ],
    },
    {
      heading: '通常需要多久',
      text: '适用于只有几页的文档。文件较大或排队较长时会更久。',
      columns: ['工具', '时间'],
      rows: [
        ['拆分、水印、安全共享', '2–3 秒'],
        ['转换为 PDF', '2–5 秒'],
        ['Cliff Notes', '5–10 秒'],
        ['翻译', '10–20 秒'],
      ],
    },
    {
      heading: '常见问题',
      questions: [
        {
          question: '需要账户吗？',
          answer: `不需要。没有账户时，此浏览器会列出您生成的内容，直到您关闭它。有账户时，最近 20 次转换会显示在首页，链接有效期为 ${limit.memberMonths} 个月，而不是 ${limit.guestWeeks} 周。`,
        },
        { question: '我的文件在哪里？', answer: '在提供本页面的服务器上，直到链接到期。不在别的任何地方。' },
        { question: '谁能打开它？', answer: '拿到链接的任何人。链接无法猜到。您可以加上密码。' },
        { question: '如果失败了呢？', answer: '系统会告诉您原因和解决办法，您可以重试。您的原文件不会改变。' },
      ],
    },
  ],
};
