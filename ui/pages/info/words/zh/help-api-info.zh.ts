import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: '帮助：API',
  heading: '在程序中使用 Docket',
  description: '用 curl 或 JavaScript 调用 Docket：每个调用的字段、响应和示例，以及会话和错误。',
  intro: '屏幕上的一切操作都是 HTTP 调用。示例针对您自己机器上的站点。',
  sections: [
    {
      heading: '开始之前',
      cards: [
        {
          title: '全部调用',
          text: '下面按主题列出；其说明来自 OpenAPI 文档，为英文。参考文档还列出各个错误，可在浏览器中试用，并为代码生成器提供 OpenAPI。',
          proof: { label: 'API 参考' },
        },
        {
          title: '会话',
          text: '没有 API 密钥。您的会话就是一个 Cookie：保留它，下一次调用就能找到您的转换。',
        },
        {
          title: '错误',
          text: '错误为 JSON：error 中是一句说明，code 中是 pdf.unreadable 之类的名称，facts 中是细节。',
        },
        {
          title: '工具',
          text: '工具的 ID 及其选项列在 POST /api/convert 下。',
          proof: { label: '各个选项的作用' },
        },
      ],
    },
    {
      heading: '转换文件',
      text: '发送文件、工具的 ID 及其选项。响应立即包含结果的链接；转换完成后即可获取文件。',
    },
    {
      heading: '读取和导出文档',
      text: '关于 PDF 的信息、页面图片，以及导出为 Word 和 PowerPoint。调用会等待并返回结果。',
    },
    { heading: '理解文档', text: '摘要、测验、翻译、文档的语言，以及其中的私人数据。' },
    { heading: '签署和检查签名', text: '用证书为 PDF 加封，或检查其中的签名是否有效。' },
    {
      heading: '涂黑',
      text: '列出涂黑将移除的内容，不作任何更改。涂黑本身是使用 pdf-redact 工具和相同条目的一次转换。',
    },
    { heading: '共享链接', text: '打开、限制和停用链接，并下载其文件。只有创建链接的人可以更改它。' },
    { heading: '会话状态', text: '说明谁已登录。访客会得到一个会话 Cookie，以及无人登录的响应。' },
    { heading: '账户', text: '为会员存储的内容：链接、会话，以及可下载的全部数据。' },
    { heading: '管理', text: '面向管理员：仪表板、活动，以及日志现在或过去某一时刻的状态。' },
    { heading: '运维', text: '本站能做什么，以及是否就绪。无需登录。' },
  ],
};
