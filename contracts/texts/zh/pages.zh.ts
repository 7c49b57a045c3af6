import type { Translated } from '../text-catalogue.js';
import type { pagesEn } from '../en/pages.en.js';

/** {@link pagesEn} in Chinese. */
export const pagesZh: Translated<typeof pagesEn> = {
  'Shared document': '共享的文档',
  File: '文件',
  Size: '大小',
  Created: '创建时间',
  Status: '状态',
  'First page of {name}': '{name} 的第一页',
  'There is no picture of this file.': '此文件没有图片。',
  'Download {name}': '下载 {name}',
  'Receipt · Verified': '回执 · 已验证',
  'Proof of origin from the signed log': '证明：根据签名日志，此文件由什么生成',
  'This link will expire in {time}; the file will then be deleted.': '此链接将在{time}后过期；届时文件会被删除。',
  'less than a minute': '不到一分钟',
  'Ask the person who sent it for a new one.': '请向发送者索取新的链接。',
  'Ask the sender for the password.': '发送链接的人知道密码。',
  Open: '打开',
};
