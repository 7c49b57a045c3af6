import type { Translated } from '../text-catalogue.js';
import type { landingEn } from '../en/landing.en.js';

/** Texts of the pages about single tools. */
export const landingZh: Translated<typeof landingEn> = {
  'What it is': '这是什么',
  'Why choose Docket': '为什么选择 Docket',
  Questions: '常见问题',
  'Related tools': '相关工具',
  Breadcrumb: '导航路径',
  Home: '首页',
  Continue: '继续',
  images: '图片',
  '{kinds} up to {size} MB': '{kinds}，最大 {size} MB',
  '{n} selected. Upload to continue with “{tool}”.': '已选择 {n} 个文件。上传后继续“{tool}”。',
  Measured: '实测',
  'Seconds from the request to the result, measured on {day} ({machine}).':
    '从请求到结果的秒数，测量于 {day}（{machine}）。',
  Documents: '文档',
  'Compared with': '对比',
  'The measurement comes with the program and can be repeated.': '测量程序随附提供，可以重复测量。',
};
