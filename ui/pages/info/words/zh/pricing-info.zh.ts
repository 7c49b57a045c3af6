import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

const sizes = `${limit.pdf} MB，图片 ${limit.image} MB`;

export const words: InfoWords = {
  title: '价格',
  heading: '价格',
  description: 'Docket 的所有工具都无需账户、无需付费即可使用。运营者另外提供的内容会显示在这里。',
  intro: '所有工具都无需账户、无需付费。Docket 本身不经手任何款项；运营者收费的内容见下文。',
  sections: [
    { heading: '在本站', text: '每个 Docket 站点都有自己的运营者，是否收费由其决定。' },
    {
      heading: '有账户与无账户',
      columns: ['您得到什么', '无账户', '有账户'],
      rows: [
        ['工具', '全部', '全部'],
        ['文件大小', sizes, sizes],
        ['一次可处理的文件', `最多 ${limit.files} 个`, `最多 ${limit.files} 个`],
        ['链接有效期', `${limit.guestWeeks} 周`, `${limit.memberMonths} 个月`],
        ['历史记录', '保存在此浏览器中，直到您关闭它', '最近 20 条，以及全部记录的列表'],
        ['链接密码、下载次数上限、提前停用链接', '有，直到您关闭浏览器', '有'],
      ],
    },
    { heading: '与其他服务比较', text: '其他服务的价格只在附有来源链接时列出。' },
    {
      heading: '常见问题',
      questions: [
        {
          question: '这个软件多少钱？',
          answer: '免费。它采用 Apache-2.0 许可，您可以自己使用，也可以提供给他人使用。',
        },
        {
          question: 'AI 工具要另外付费吗？',
          answer: '内置引擎不收费。如果运营者配置了 AI 服务商，费用由服务商向运营者收取，而不是向您。',
        },
        {
          question: '我可以自己部署吗？',
          answer: '可以。需要 Node 20.19 和 npm；README 说明了如何启动。',
        },
      ],
    },
  ],
};
