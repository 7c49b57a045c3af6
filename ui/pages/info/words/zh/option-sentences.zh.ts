import type { OptionSentences, ToolRemarks } from '../../help/option-sentences.js';

const textEncoding = '文本文件的编码，用于检测结果有误时。';

/** What each option does, in Chinese. */
export const optionSentencesZh: OptionSentences = {
  'pdf-compress': {
    quality: '图片可以缩减到什么程度；文字和图形保留全部细节。',
    targetSize: '文件不超过的大小，带单位填写：在此大小内尽量清晰，但不高于所选质量。',
  },
  'to-pdf': {
    pageSize: '图片的页面大小：与图片相同，或用按图片方向放置的纸张。',
    textEncoding,
    changes: 'Word 文件（.docx）中的修订是按标记显示、接受还是拒绝。',
    comments: 'Office 文件的批注是成为 PDF 页面上的附注，还是不包含。',
    sheets: '工作表是保持文件中设置的页面，还是一页宽，且各列宽到足以显示其数字。',
    searchable: '识别扫描件和图片中的文字，并作为不可见的图层添加。',
  },
  'pdf-split': {
    mode: '从哪里拆分文档：按您的范围、每页之后，或每隔几页。',
    pageRanges: '各个部分，用逗号分隔；每个部分成为一个文件。',
    every: '每个文件有多少页；最后一个文件包含余下的页。',
    pages: '拆分前的页面顺序；留空则保持文档原有顺序。',
  },
  'pdf-organise': { pages: '按新顺序列出页面；未列出的页面不会出现在结果中。' },
  'pdf-rotate': {
    angle: '在每页现有旋转的基础上再旋转的角度。',
    pageRanges: '要旋转的页面；留空表示全部。',
  },
  'pdf-crop': {
    cropBy: '指定每侧裁掉的部分，还是指定保留的部分。',
    marginUnit: '边距的单位；百分比以页面的宽度或高度为准。',
    marginTop: '顶部裁掉多少。',
    marginRight: '右侧裁掉多少。',
    marginBottom: '底部裁掉多少。',
    marginLeft: '左侧裁掉多少。',
    boxX: '区域框与左边缘的距离，以点为单位。',
    boxY: '区域框与上边缘的距离，以点为单位。',
    boxWidth: '区域框的宽度，以点为单位；留空则延伸到右边缘。',
    boxHeight: '区域框的高度，以点为单位；留空则延伸到下边缘。',
    pageRanges: '要裁剪的页面；留空表示全部。',
  },
  'pdf-page-numbers': {
    numberPosition: '页码在页面上的位置。',
    numberFormat: '只有页码，或页码加上最后一个页码。',
    firstNumber: '第一个编号页的页码。',
    pageRanges: '要编号的页面；填写后，“从第几页”和“到第几页”不起作用。',
    fromPage: '第一个要编号的页面。',
    toPage: '最后一个要编号的页面；留空表示到文档末尾。',
    fontSize: '页码的字号。',
    margin: '页码与页面边缘的距离。',
  },
  'pdf-to-images': {
    format: 'PNG 边缘清晰；满是照片的页面用 JPEG 更小。',
    width: '每张图片的宽度；默认情况下，A4 页面与良好的办公扫描件一样清晰。',
    pageRanges: '要转成图片的页面；留空表示全部。',
  },
  'pdf-watermark': {
    watermarkText: '加到页面上的文字；过长时会换行并缩小。',
    watermarkOpacity: '文字的可见程度，从不可见到完全不透明。',
    watermarkPosition: '文字的位置；居中时沿对角线排列。',
    pageRanges: '要添加的页面；留空表示全部。',
  },
  'pdf-image-watermark': {
    watermarkOpacity: '图片的可见程度，从不可见到完全不透明。',
    watermarkPosition: '图片的位置。',
    watermarkScale: '图片占页面宽度的多少。',
    watermarkTiled: '在整页重复图片；此时位置不起作用。',
    pageRanges: '要添加的页面；留空表示全部。',
  },
  'pdf-sign': {
    signerName: '签署人的姓名，显示在签名栏和签名中。',
    signerTitle: '例如签署人的职务。',
    signerEmail: '签署人的电子邮件地址。',
    signatureText: '作为签名显示的文字。',
    signaturePosition: '签名栏在页面上的位置。',
    signaturePage: '签名栏所在的页面。',
    signatureReason: '签署文档的原因。',
    signatureLocation: '签署的地点。',
    signatureContact: '联系签署人的其他方式，如不使用电子邮件。',
    certification: '用第一个签名认证文档，并规定之后允许哪些更改。',
  },
  'pdf-redact': {
    redactionItems: '要移除的文字、匹配模式和区域；在屏幕上就是您标记的内容。',
    redactionColor: '涂黑框的颜色。',
    redactionPattern: '涂黑框的填充方式。',
    ignoreCase: '匹配模式不区分大小写；文字始终不区分。',
    preserveFormatting: '让每个涂黑框与所遮盖的文字宽度完全一致。',
  },
  'pdf-sanitise': {
    removeScripts: '移除所有 JavaScript 以及包含它的表单。',
    removeActions: '移除一切会打开其他内容、发送表单或播放媒体的动作。',
    removeFiles: '移除附件和媒体。',
    removeLinks: '移除网址；文字保留，但不再是链接。',
    removeMetadata: '移除文件由谁、何时、用什么程序制作的信息。',
  },
  'pdf-protect': {
    userPassword: '没有它就无法打开文件。',
    ownerPassword: '可不受限制地打开文件；如果留空，则无法解除限制。',
    allowPrinting: '允许读者打印；是否遵守由各个程序决定。',
    allowCopying: '允许读者复制文字和图片；是否遵守由各个程序决定。',
    allowChanges: '允许读者更改文件；是否遵守由各个程序决定。',
  },
  'pdf-inspect': { text: '列出其中词语及其位置的页面；仅用于 API 调用。' },
  translate: {
    targetLanguage: '结果的语言。',
    sourceLanguage: '文档的语言，用于检测结果有误时。',
    textEncoding,
    layout: '把文字排到新页面上，或放回它在原文中的位置。',
  },
  'generate-quiz': {
    numQuestions: '您想要多少道题；实际可能更少。',
    instructions: 'AI 模型应就哪些内容提问；没有 AI 服务商时不起作用。',
    textEncoding,
  },
  'ai-summarize': { textEncoding },
  'export-word': { textEncoding },
  'export-powerpoint': { textEncoding },
};

/** What else there is to say about a tool, in Chinese. */
export const toolRemarksZh: ToolRemarks = {
  'pdf-merge': '在文件列表中选择顺序，或在“排列页面”中逐页选择。',
  'pdf-organise': '在屏幕上，您拖动页面，无需输入顺序。',
  'pdf-to-images': '如需立即得到图片（例如缩略图），另有单独的 API 调用。',
  'pdf-inspect': '在屏幕上，它是“检查此 PDF”按钮。',
  'pdf-detect-sensitive': '在屏幕上，它是编辑器的“检测”标签页。',
  'pdf-sign':
    '在屏幕上，您在编辑器中绘制、输入或上传签名；原因、地点、联系方式和认证在“签名的更多信息”下，其余选项用于 API 调用。',
  'pdf-redact': '在屏幕上，您在编辑器中手动、按词语或按模式标记要移除的内容；在 API 调用中，您发送一份条目列表。',
  'export-word': '它有自己的页面“导出”。',
  'export-powerpoint': '它有自己的页面“导出”。',
  'generate-quiz': '它有自己的页面，可以用多个文件生成一份测验。',
};
