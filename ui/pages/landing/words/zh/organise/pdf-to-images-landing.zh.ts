import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF 转图片：把页面存为 PNG 或 JPEG',
  tagline: '每页一张 PNG 或 JPEG，宽度由您选择。',
  description: 'PDF 转 PNG 或 JPG 图片，宽度由您选择。多页打包成 ZIP，通过私密链接取用。',
  promises: ['全部页面或部分页面', 'PNG 或 JPEG', '多页打包成 ZIP'],
  whatItIs: [
    '有些地方只收图片、不收 PDF：聊天、幻灯片、网店、网页。这个工具把每页存成图片，清晰度足以阅读和打印。',
    '页面由服务器绘制，并显示进度；您可以随时取消。结果作为一个版本留在工作台中：可以重命名、分享、换其他选项再试，也可以一次处理多个 PDF。',
  ],
  steps: [
    { name: '选择一个 PDF', text: '它的页面会出现在工作台中。' },
    { name: '选择页面', text: '在网格中勾选想要的页面；一个都不勾选就是全部。' },
    { name: '点击“PDF 转图片”', text: '它在“整理与转换”下；选项有格式、宽度和页面。' },
    { name: '取走图片', text: '一页是一张图片，多页是一个 ZIP，每张以页码命名。' },
  ],
  reasons: [
    { title: '进度一目了然', text: '逐页显示，并有取消按钮。' },
    { title: '只取所需', text: '只有您勾选的页面，没有别的。' },
    { title: '自动排好序', text: '文件名带有补零的页码。' },
  ],
  features: [
    { title: 'PNG 适合文字', text: '文字和图形边缘干净。' },
    { title: 'JPEG 适合照片', text: '图片多的页面，文件更小。' },
    { title: '打印级分辨率', text: '如不指定其他宽度，一张 A4 页面的像素与一份好的办公扫描件差不多。' },
    { title: '也可通过 API 调用', text: 'API 调用会在服务器上把页面绘制成 WebP 或 PNG，宽度由您指定。' },
  ],
  useCases: [
    { group: '分享', cases: ['在聊天中发一页', '在个人主页上放一张证书'] },
    { group: '演示', cases: ['幻灯片里的一张图表', '海报的预览图'] },
    { group: '发布', cases: ['目录里的封面', '网站上的菜单和传单'] },
  ],
  questions: [
    { question: '选 PNG 还是 JPEG？', answer: '文字、表格和图形选 PNG。照片选 JPEG，文件会小得多。' },
    {
      question: '可以只取出 PDF 里面的图片吗？',
      answer: '这个工具保存的是整页。要取出单张照片，请把文件导出为 Word，再从中保存照片。',
    },
    { question: 'PDF 可以有多大？', answer: `最大 ${limit.pdf} MB，与工作台的所有工具相同。` },
    { question: '批注和填好的表单会显示吗？', answer: '页面按工作台显示的样子保存。' },
  ],
};
