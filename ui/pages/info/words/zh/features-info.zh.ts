import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';
import { useCasesZh } from './use-cases.zh.js';

export const words: InfoWords = {
  title: '高级功能',
  heading: '高级功能',
  description: '合并、拆分、压缩、签署、涂黑、翻译和总结文档：详细介绍 Docket 能做什么。',
  intro: '放入文件，Docket 就会提供合适的工具。这里说明每个工具有哪些您可能没想到的功能。',
  sections: [
    {
      heading: '核心功能',
      cards: [
        {
          title: '无损合并',
          text: '保留每个文件的书签、链接、表单字段、附件、页码标签和图层。页面原样复制。',
          proof: { label: '合并 PDF' },
        },
        {
          title: '按页拆分',
          text: '输入 1-3, 7, 9-12，也可以每页或每隔几页拆分一次。如果某一页不存在，开始之前就会提示。',
          proof: { label: '拆分 PDF' },
        },
        {
          title: '压缩到指定大小',
          text: '三档质量，或者由您设定大小上限。结果绝不会比原文件更大。',
          proof: { label: '压缩 PDF' },
        },
        {
          title: '签名并封存',
          text: '手绘、输入或上传签名。文件会用证书封存（PAdES），之后的更改都会显现。',
          proof: { label: '签署 PDF' },
        },
        {
          title: '彻底涂黑',
          text: '涂黑之前可以查看每一处匹配。移除的内容会从文件的所有部分消失，并且先经检查再交给您。',
          proof: { label: '涂黑 PDF' },
        },
        {
          title: '导出到 Word 和 PowerPoint',
          text: '导出到 Word 时保留段落、分栏、标题、列表和表格；导出到 PowerPoint 时每页一张幻灯片。',
          proof: { label: '导出文件' },
        },
      ],
    },
    {
      heading: '不止于页面',
      cards: [
        {
          title: 'Cliff Notes',
          text: '用文档的语言写成的一页摘要。每句话都注明出自哪一页。',
          proof: { label: '生成 Cliff Notes' },
        },
        {
          title: `翻译成 ${limit.languages} 种语言`,
          text: '连续文本或保留原版面。数字和地址会与原文核对。需要 AI 服务商。',
          proof: { label: '翻译文件' },
        },
        { title: '扫描件变成文字', text: '横放的页面会被转正、识别，并变得可搜索。' },
        {
          title: '找出隐私数据',
          text: '地址、电话号码、卡号、IBAN、证件号、密钥、密码和姓名，一键标记待涂黑。',
          proof: { label: '扫描 PDF' },
        },
        {
          title: '水印',
          text: '在每一页加上您的文字，支持字体所涵盖的任何文字，有五个位置可选。',
          proof: { label: '添加水印' },
        },
        {
          title: '会到期的链接',
          text: '发送链接，而不是文件。它会统计查看和下载次数，并自动到期。',
          proof: { label: '分享文件' },
        },
      ],
    },
    { heading: '使用场景', cards: useCasesZh },
    {
      heading: '与桌面软件对比',
      columns: ['关注点', 'Docket', '一般的桌面软件'],
      rows: [
        ['安装', '所有人共用一台服务器，用户无需安装', '每台机器安装一个程序'],
        ['文件在哪里', '在您的服务器上，直到链接到期', '在每个处理者的硬盘上'],
        ['发送结果', '会到期的链接，可以加密码', '留在每个邮箱里的附件'],
        ['证明做过什么', '签名日志，以及每个文件的凭据', '很少能做到'],
        ['在手机上使用', '可以，在浏览器中', '很少支持所有工具'],
        ['没有网络时使用', '可以查看和排列页面；生成结果需要服务器', '可以'],
        ['编辑页面文字', '不支持', '通常支持'],
      ],
    },
  ],
};
