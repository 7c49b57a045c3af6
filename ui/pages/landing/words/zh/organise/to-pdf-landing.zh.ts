import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: '将文件转换为 PDF',
  tagline: '把照片、Word、Excel 和 PowerPoint 文件、表格和文本按您的顺序合成一个 PDF。',
  description: '图片、Word、Excel、PowerPoint、OpenDocument、CSV 和文本文件转 PDF。可以混合、排序，合成一个文件。',
  promises: ['各类文件可以混合', `一个 PDF 最多 ${limit.files} 个文件`, '图片保持完整质量'],
  whatItIs: [
    '无论您手上有什么，转换器都会变成页面：每张图片一页，Office 文件是打印出来的页面，CSV 文件是表格，文本是普通页面。最后全部合成一个 PDF。',
    '其中也可以有 PDF，它们的页面原样放入。因此您可以把 Word 写的求职信放在扫描的合同前面。',
  ],
  steps: [
    { name: '选择文件', text: '拖放到这里或首页。在手机上还可以“用相机扫描”。' },
    { name: '排好顺序', text: '左侧列表中的每个文件都有上移和下移按钮。' },
    { name: '设置要紧的选项', text: '选择“图片的页面大小”；如果其中有扫描件，请勾选“使扫描文本可搜索”。' },
    { name: '点击“转换为 PDF”', text: '工作台中会出现一个 PDF：看一看，然后点击“下载”。' },
  ],
  reasons: [
    { title: '照片不会被压缩', text: 'JPEG 逐字节原样放入 PDF。颜色配置文件和透明度都会保留。' },
    { title: 'Office 文件如同打印', text: '由服务器上的 LibreOffice 排版。如果未安装，则使用简化版式并加以说明。' },
    { title: '谨慎对待来路不明的文件', text: 'Office 文件中指向外部内容的链接会在打开前切断，并有提示说明数量。' },
  ],
  features: [
    { title: '图片的页面大小', text: '与图片一样大，或放在 A4、Letter 纸上，纵向或横向自动适应。' },
    { title: '多页图片', text: '含多页的 TIFF 会变成 PDF 中同样多的页面。' },
    { title: 'CSV 变表格', text: '无论用逗号还是分号分隔，行和列都会变成表格。' },
    { title: '旧文本', text: '文本文件的编码会自动识别，您也可以在“文本文件的编码”下自行选择。' },
    { title: '可搜索的扫描件', text: '照片和扫描页中的文字会被识别，并以不可见的方式叠在上面，供您搜索。' },
  ],
  useCases: [
    { group: '求职申请', cases: ['求职信、简历和证书合成一个文件', '拍照留存的签证材料'] },
    { group: '账目', cases: ['手机拍下的票据', '按打印效果呈现的电子表格'] },
    { group: '教学', cases: ['把幻灯片做成讲义', '把作业页合成一个文件'] },
  ],
  questions: [
    {
      question: '可以转换哪些文件？',
      answer:
        'PNG、JPEG、GIF、WebP、TIFF 和 AVIF 图片；新旧版本的 Word、Excel 和 PowerPoint 文件；OpenDocument、RTF、CSV、纯文本，以及以源代码显示的 HTML。',
    },
    {
      question: '有哪些限制？',
      answer: `一次 ${limit.files} 个文件。图片每张不超过 ${limit.image} MB，其他文件每个不超过 ${limit.office} MB。`,
    },
    {
      question: '我只选了 PDF，为什么没有这个工具？',
      answer: '因为没有需要转换的内容。要合并 PDF，请使用“合并为一个 PDF”。',
    },
    { question: '可以转换网页吗？', answer: '不可以。HTML 文件会以文本形式显示。请在浏览器中把网页打印成 PDF。' },
  ],
};
