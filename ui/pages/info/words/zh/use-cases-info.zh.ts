import type { InfoWords } from '../info-words.js';
import { useCasesZh } from './use-cases.zh.js';

export const words: InfoWords = {
  title: '使用场景',
  heading: '使用场景',
  description: '人们在商务、教育、法律工作和家庭中用 Docket 做什么，分步说明。',
  intro: '人们用 Docket 做什么，用到哪些工具。每个流程都从拖放到首页的一个文件开始。',
  sections: [
    { heading: '概览', cards: useCasesZh },
    {
      heading: '商务：发送报价',
      steps: [
        { name: '拖放信函、价目表和宣传册', text: 'Word、Excel 和 PDF 一起放入，顺序由您决定。' },
        { name: '转换为 PDF', text: '得到一个文件，图片按 A4 或 Letter 排版。' },
        { name: '在 PDF 编辑器中签名', text: '封存后，之后的任何更改都会显现。' },
        { name: '发送链接', text: '您可以看到它被打开了多少次。4 周后到期。' },
      ],
    },
    {
      heading: '教育：备课',
      steps: [
        { name: '为这一章生成 Cliff Notes', text: '只有一页；每句话都注明出自哪一页，学生可以查阅。' },
        { name: '用同一个文件生成测验', text: '每题四个选项，保存为测验平台可以导入的工作簿。' },
        { name: '讲义', text: '拆出需要的页面，用一个链接分享。' },
      ],
    },
    {
      heading: '个人：整理材料',
      steps: [
        { name: '拍照或扫描', text: '按顺序拖放图片。' },
        { name: '做成一个可搜索的 PDF', text: '图片中的文字会被识别，并放在图片后面。' },
        { name: '小到可以用邮件发送', text: '压缩到您指定的大小以下。' },
      ],
    },
    {
      heading: '法律：提交卷宗',
      steps: [
        { name: '扫描隐私数据', text: '姓名、号码、地址和证件号，并标明每一类的风险。' },
        { name: '涂黑', text: '先查看每一处匹配。结果会由另一个程序检查，再交给您。' },
        { name: '清除隐藏内容', text: '清理会移除脚本、附件，并可按需移除文档属性。' },
        { name: '保存凭据', text: '它写明结果在何时、由哪个文件生成，不依赖这台服务器即可核对。' },
      ],
    },
  ],
};
