import type { TitledText } from '../../../page-parts.js';

/** Whom Docket is for, in Chinese. */
export const useCasesZh: readonly TitledText[] = [
  { title: '商务', text: '用 Word、Excel 和 PDF 文件拼成一份报价，签名后发送一个会自动到期的链接。' },
  { title: '教育', text: '把一章内容变成一页笔记和一份课堂测验；用不同的文件打印讲义。' },
  { title: '个人', text: '把纸质材料拍下来，做成一个可搜索的 PDF，并压缩到可以用邮件发送的大小。' },
  { title: '法律', text: '找出隐私数据并涂黑，保存凭据，其中写明结果在何时、由哪个文件生成。' },
];
