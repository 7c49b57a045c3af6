import type { SearchWords } from '../search-words.js';

/** {@link SearchWords} in Chinese. */
export const searchWordsZh: SearchWords = {
  tools: {
    'pdf-merge': ['合并', '拼接', '合成', '组合'],
    'pdf-compress': ['压缩', '缩小', '变小', '减小体积', '文件大小'],
    'ai-summarize': ['摘要', '总结', '概要', '要点'],
    'to-pdf': ['转换', '转成pdf', 'word转pdf', '图片转pdf', '扫描'],
    'pdf-watermark': ['水印', '盖章', '草稿', '机密'],
    translate: ['翻译', '译文', '语言', '英文'],
    'pdf-split': ['拆分', '分割', '切分', '提取页面'],
    'pdf-sign': ['证书', '数字签名', '电子签名', '签章'],
    'pdf-redact': ['涂黑', '遮盖', '脱敏', '打码', '删除姓名'],
    share: ['分享', '发送', '链接', '共享'],
    'pdf-organise': ['排序', '调整顺序', '移动页面', '删除页面', '整理'],
    'pdf-rotate': ['旋转', '横向', '倒置', '转向'],
    'pdf-crop': ['裁剪', '裁切', '页边距', '去白边'],
    'pdf-page-numbers': ['页码', '编号', '加页码', '页脚'],
    'pdf-image-watermark': ['标志', '徽标', '信头', '图片水印'],
    'pdf-searchable': ['文字识别', 'ocr', '识别扫描件', '复制文字'],
    'pdf-sanitise': ['清理', '净化', '元数据', '隐藏内容'],
    'pdf-protect': ['加密', '保护', '上锁', '设置密码', '密码'],
    'pdf-unlock': ['解锁', '解密', '去除密码', '移除密码'],
    'pdf-place-signature': ['签名', '签字', '手写签名', '填写并签名'],
    'pdf-verify': ['验证', '验签', '真伪', '谁签的'],
    'pdf-inspect': ['属性', '信息', '字体', '附件'],
    'pdf-page-images': ['pdf转图片', 'pdf转jpg', '图片', '截图'],
    'export-word': ['pdf转word', '编辑文字', 'docx', '修改'],
    'export-powerpoint': ['pdf转ppt', '幻灯片', '演示文稿', 'pptx'],
    'pdf-detect-sensitive': ['隐私', '个人信息', '敏感信息', '身份证号', '银行账号'],
    'generate-quiz': ['题目', '试题', '考试', '测验', '问答'],
  },
  noTool: {
    excel: ['excel', 'xlsx', 'csv', '表格', '电子表格'],
    compare: ['比较', '对比', '差异', '改了什么'],
    receipt: ['凭证', '回执', '证明'],
  },
};
