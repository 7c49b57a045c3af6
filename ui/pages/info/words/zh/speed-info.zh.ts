import { limit } from '../../../limit-values.js';
import { comparedRowsIn, dayIn, speedFiguresIn, speedRun } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const merge = '合并两个 PDF，共 200 页';
const firstTen = '从 100 页中取十页';
const watermark = '给两页加水印';

export const words: InfoWords = {
  title: '速度与性能',
  heading: '速度与性能',
  description: 'Docket 的每个工具需要多少处理器时间，与人们通常使用的程序相比如何，以及原因。',
  intro: '每个工具需要多久，与您可能改用的程序相比如何。一条命令即可在您自己的机器上测量。',
  sections: [
    {
      heading: '实测',
      text: `从开始到结束所用的单个处理器秒数：上传、排队、处理、日志和下载。缩略图在页面首次显示它时才绘制。测于 ${dayIn('zh', speedRun)}（${speedRun.machine}）。`,
      figures: speedFiguresIn('zh', [merge, firstTen, watermark]),
    },
    {
      heading: '与命令行程序对比',
      text: '单个处理器的秒数，使用相同的文件，在同一轮中测量。其他程序只生成文件；Docket 还要接收上传、隔离处理并写入日志。',
      columns: ['任务', 'Docket，全部步骤', '其他程序'],
      rows: comparedRowsIn('zh', [
        merge,
        '合并同样的文件',
        '合并两份扫描件，28 MB',
        firstTen,
        '把 100 页拆成十份',
        watermark,
      ]),
    },
    {
      heading: '为什么快',
      cards: [
        {
          title: '不重复绘制',
          text: '合并、拆分和水印直接复制 PDF 的对象，而不是重新绘制页面。链接和表单也因此得以保留。',
        },
        { title: '进程已就绪', text: '处理下一次转换的进程会提前启动，所需引擎也已加载。' },
        {
          title: '短任务优先',
          text: '服务器繁忙时，长转换为短转换让路，加个水印不必等一整本书。',
          proof: { label: '测量程序随附提供。' },
        },
        {
          title: '没有人独占',
          text: '如果您没有正在运行的任务，无论别人提交了多少，下一个就轮到您。',
          proof: { label: '随程序提供的测试可以证明。' },
        },
        { title: '不会比原来更大', text: '压缩会把结果与您的文件比较，返回较小的那个。' },
        {
          title: '用上每个核心',
          text: '把 WORKERS 设为核心数，或者为同一角色运行任意多个进程。',
          proof: { label: '如何扩展' },
        },
      ],
    },
    {
      heading: '技术规格',
      columns: ['项目', '上限或通常用时'],
      rows: [
        ['拆分、水印、安全分享', '通常 2-3 秒'],
        ['转换为 PDF', '通常 2-5 秒'],
        ['Cliff Notes', '通常 5-10 秒'],
        ['翻译', '通常 10-20 秒'],
        ['页面工具的目标', '实际用时少于 5 秒，适用于只有几页的文档'],
        ['文件大小', '25 MB，图片 15 MB'],
        ['一次的文件数', `最多 ${limit.files} 个`],
        ['每个文档的页数', `最多 ${limit.pages.toLocaleString('en')} 页`],
        ['同时进行的转换', '2 个，或 WORKERS 允许的数量'],
        ['一个页面工具的用时', '最多 60 秒处理器时间'],
      ],
    },
    {
      heading: '如何看这些数字',
      paragraphs: [
        '实际用时取决于机器同时还在做什么，处理器时间则几乎不受影响，因此本页显示的是后者。测量程序随附提供，因此您可以在自己的机器上测量两者。',
      ],
    },
  ],
};
