import type { Translated } from '../text-catalogue.js';
import type { sentencesEn } from '../en/sentences.en.js';

/** {@link sentencesEn} in Chinese. */
export const sentencesZh: Translated<typeof sentencesEn> = {
  'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then restart Docket.':
    '请设置 OPENAI_API_KEY（其他提供方还需 OPENAI_BASE_URL、OPENAI_MODEL），然后重启 Docket。',
  'Summaries consist of sentences from the document, quizzes ask about its dates, numbers and names, and sensitive data is found by patterns and by a small model for names and addresses that runs here. No AI provider is used, and no document leaves this installation.':
    '摘要由文档中的句子组成，测验询问其中的日期、数字和名称，敏感数据通过模式和在本机运行的姓名地址小模型查找。不使用 AI 提供方，文档不会离开此安装。',
  'Summaries and quizzes are written by the model {model}, which receives the text of the document.':
    '摘要和测验由模型 {model} 撰写，它会收到文档的文本。',
  'Documents are translated by the model {model}, which receives their text.':
    '文档由模型 {model} 翻译，它会收到文档的文本。',
  'Word, Excel, PowerPoint, OpenDocument and RTF files are converted with their full layout.':
    'Word、Excel、PowerPoint、OpenDocument 和 RTF 文件按完整版式转换。',
  'Scanned pages and pictures are not read.': '不读取扫描页和图片。',
  'Text on scanned pages and in pictures is read in {languages}.': '可读取扫描页和图片中以下语言的文字：{languages}。',
  converting: '转换中',
  'choosing sentences': '选择句子',
  'looking for active content': '查找活动内容',
  'looking for facts to ask about': '查找可提问的内容',
  packing: '打包中',
  removing: '移除中',
  sealing: '盖章中',
  'setting text': '排版文字',
  'setting the table': '排版表格',
  translating: '正在翻译',
  'writing the signature': '写入签名',
  'writing the summary': '撰写摘要',
  'page {page} of {count}': '第 {page} 页，共 {count} 页',
  'image {image} of {count}': '第 {image} 张图片，共 {count} 张',
  'joining {count} files': '合并 {count} 个文件',
  'reading page {page} of {count}': '读取第 {page} 页，共 {count} 页',
  'reading page {page}': '读取第 {page} 页',
  'reading part {part} of {count}': '读取第 {part} 部分，共 {count} 部分',
  'reading {name}': '读取 {name}',
  'A further signature was added.': '添加了另一个签名。',
  'A signature was added in a new field, which a certified document leaves no room for.':
    '在新域中添加了签名，而经过认证的文档不允许这样做。',
  'A timestamp of the document was added.': '添加了文档时间戳。',
  'Data for checking the signatures was added.': '添加了用于验证签名的数据。',
  'The properties of the document were updated.': '更新了文档属性。',
  'A form was filled in.': '填写了表单。',
  'Comments or other annotations were added, changed or removed.': '添加、更改或移除了批注或其他注释。',
  'Fields of the form were added, changed or removed.': '添加、更改或移除了表单字段。',
  'Page content was changed.': '页面内容被更改。',
  'Scripts, names or actions were added, changed or removed.': '添加、更改或移除了脚本、名称或动作。',
  'The structure of the document was changed.': '文档结构被更改。',
  'A form was filled in: {fields}.': '填写了表单：{fields}。',
  'Fields of the form were added, changed or removed: {fields}.': '添加、更改或移除了表单字段：{fields}。',
  'The content of page {page} was changed.': '第 {page} 页的内容被更改。',
  'The content of pages {pages} was changed.': '第 {pages} 页的内容被更改。',
  'Comments or other annotations were added, changed or removed on page {page}.':
    '在第 {page} 页添加、更改或移除了批注或其他注释。',
  'Comments or other annotations were added, changed or removed on pages {pages}.':
    '在第 {pages} 页添加、更改或移除了批注或其他注释。',
  'Fields that this signature locks were changed: {fields}.': '此签名锁定的字段被更改：{fields}。',
  'The additions cannot be compared with what was signed.': '添加的内容无法与签署的内容进行比较。',
  '{name} was damaged; what could be read was used.': '{name} 已损坏；已使用可读取的部分。',
  '{name} had no password, so it was left unchanged.': '{name} 没有密码；保持不变。',
  '{name} is damaged. It was left as it is, because it would become larger if it were repaired.':
    '{name} 已损坏。由于修复后文件会变大，因此保持原样。',
  'This PDF is already as small as it gets at this quality.': '在此质量下，此 PDF 已无法再缩小。',
  'Anything outside the crop is hidden, not removed: anyone can bring it back. To remove it, use Redact.':
    '裁剪区域之外的内容只是隐藏，并未移除：任何人都可以重新显示。要移除请使用“涂黑”。',
  'One page without text was recognised automatically (OCR) to make it searchable; some of the text may be wrong.':
    '一页没有文本的页面已由机器识别以便搜索；可能有识别错误。',
  '{count} pages without text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    '{count} 页没有文本的页面已由机器识别以便搜索；可能有识别错误。',
  'Pictures on one page that has other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    '一页另有文字的页面上的图片已由机器识别以便搜索；可能有识别错误。',
  'Pictures on {count} pages that have other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    '{count} 页另有文字的页面上的图片已由机器识别以便搜索；可能有识别错误。',
  '{name} is protected by a password or by its owner; the result is not. Anyone who has it can open, print, copy and change it.':
    '{name} 受密码或所有者保护；结果文件则没有。拥有者可以打开、打印、复制和更改它。',
  '{name} has a simplified layout, because the Office engine is not installed here: pictures, headers, footers and notes are left out.':
    '{name} 使用了简化版式，因为此处未安装 Office 引擎：省略了图片、页眉、页脚和注释。',
  'Pictures and drawings are not on the new pages. The layout "Same pages" keeps them.':
    '新页面上没有图片和图形。“原页面”版式会保留它们。',
  'Some characters, such as emoji, have no font here and are shown as boxes.':
    '某些符号（如表情符号）在此处没有字体，显示为方框。',
  'it is damaged beyond repair': '文件已损坏且无法修复',
  'it does not start with a PDF header': '开头不是 PDF 格式',
  'its structure is damaged beyond repair': '其结构已损坏且无法修复',
  'its pages are damaged beyond repair': '其页面已损坏且无法修复',
  'its contents are damaged': '其内容已损坏',
  'its samples are no whole numbers from 0 on of up to 16 bits; save it with 8 or 16 bits for each channel':
    '其采样值不是从 0 起、至多 16 位的整数；请以每通道 8 或 16 位保存',
  'it is damaged or cut off': '文件已损坏或被截断',
  'it does not begin like an Office document': '它的开头不像 Office 文档',
  'it holds no Office document': '其中没有 Office 文档',
  'it unpacks to more than fits into memory': '解压后超出内存',
  'LibreOffice could not make anything of it': 'LibreOffice 无法处理它',
  'LibreOffice made a PDF of it that does not open': 'LibreOffice 生成的 PDF 无法打开',
  'it was saved by PowerPoint 4 or 95, whose files are not read here. Open it in PowerPoint and save it as .pptx':
    '它由 PowerPoint 4 或 95 保存，这里无法读取这种文件。请在 PowerPoint 中打开并另存为 .pptx',
  'it contains binary data': '其中包含二进制数据',
  'it has not failed': '它并未失败',
  'the passwords or texts that came with it are not kept. Please send the files again.':
    '随附的密码或文本未保留。请重新发送文件。',
  'a summary': '摘要',
  'a quiz': '测验',
  Translation: '翻译',
  'Please enter watermark text': '请输入水印文字',
  'Please select a target language.': '请选择目标语言。',
  'must not be empty': '不能为空',
  'must be an e-mail address': '必须是电子邮件地址',
  'must be pages and ranges separated by commas, such as 1-3, 7, 9-12':
    '必须是用逗号分隔的页码和范围，例如 1-3, 7, 9-12',
  'must be a size such as 500 KB or 2 MB': '必须是大小，例如 500 KB 或 2 MB',
  'must be at most {max} characters': '最多 {max} 个字符',
  'must have {min} to {max} characters': '必须为 {min} 到 {max} 个字符',
  'must be a whole number from {min} to {max}': '必须是 {min} 到 {max} 的整数',
  'must be empty or a whole number from {min} to {max}': '必须为空或 {min} 到 {max} 的整数',
  'must be a number from {min} to {max}': '必须是 {min} 到 {max} 的数字',
  'must be empty or a number from {min} to {max}': '必须为空或 {min} 到 {max} 的数字',
  'must not be the same as userPassword': '不能与打开密码相同',
  'at least one switch must be on': '至少要打开一个开关',
  'changing its content': '更改其内容',
  'adding comments or signatures': '添加批注或签名',
  'rotating, moving or removing pages': '旋转、移动或移除页面',
  'copying its text': '复制其内容',
  '{count} characters or more': '{count} 个字符或更多',
  'Translation is not set up on this site.': '此网站未设置翻译。',
  'must name the pages of each part, such as 1-3, 7, 9-12, unless every page becomes a file':
    '必须写明每个部分的页码，例如 1-3, 7, 9-12，除非每页成为一个文件',
};
