import { CONVERSIONS_MAX } from '../../../../../contracts/limits.js';
import { corpusCount } from '../../corpus-count.js';
import { crashFiguresIn, crashRun, dayIn } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: '随程序提供的测试可以证明。' };

export const words: InfoWords = {
  title: '可靠性与扩展',
  heading: '可靠性与扩展',
  description: '服务器崩溃时您的转换会怎样，站点如何扩展，以及哪些没有承诺。',
  intro: '无论中途什么崩溃，已接受的转换都会以完成、失败或取消告终，且恰好一次。',
  sections: [
    {
      heading: '一个部件被强行终止的集群',
      text: `在它转换文件时，其进程和服务器被强行终止或暂停；随后读取了每个结果，重建了页面显示的全部内容，并核对了日志。测于 ${dayIn('zh', crashRun)}（${crashRun.machine}）。`,
      figures: crashFiguresIn('zh', [
        '次已接受的转换',
        '次进程或服务器在此期间被强行终止或暂停',
        '次没有恰好一个结局',
        '个结果含有其他文档的文字',
        '个文件丢失',
        '处由日志检查发现的改动',
      ]),
    },
    { heading: '可用性与处理能力', text: '在不了解 Docket 所在机器的情况下可以说明的内容。' },
    {
      heading: '服务水平',
      text: '与 Docket 本身没有合同。您与运营者的协议可以建立在以下特性之上。',
      cards: [
        {
          title: '就绪与否',
          text: '日志和文件可以访问时，GET /api/health 返回 200，否则返回 503；回答会列出无法访问的部分，原因写在程序的输出中。',
        },
        {
          title: '访客互不阻塞',
          text: `如果您没有正在运行的转换，即使其他人占满了所有工作进程，您的转换也会立即开始。最多 ${CONVERSIONS_MAX.toLocaleString('en')} 个在等待或运行。`,
          proof: shown,
        },
        {
          title: '在运行之处测量',
          text: '附带 Prometheus 指标、告警和仪表板：等待和运行中的任务、各工具的错误，以及各部分落后于日志多少。',
        },
        {
          title: '用真实文件试过',
          text: `测试用 ${corpusCount.pdf} 个 PDF 和 ${corpusCount.images} 张图片运行各工具，它们由其他程序生成，其中有损坏的。这些文件不属于源代码。`,
          proof: shown,
        },
      ],
    },
    {
      heading: '灾难恢复',
      cards: [
        {
          title: '中途被终止',
          text: '重新启动即可。已接受的工作会继续，没有什么会做两遍。',
          proof: shown,
        },
        {
          title: '备份就是复制',
          text: '停止 Docket，复制它的数据文件夹。只需日志和文件，其余都可以重新生成。',
        },
        {
          title: '显示的一切都从日志重建',
          text: '一条命令即可从第一条事件起重新计算页面显示的全部内容，得到的字节完全相同。',
          proof: shown,
        },
      ],
    },
    {
      heading: '从一台机器到多台',
      columns: ['部分', '一台机器', '多台'],
      rows: [
        ['启动', '一条命令', 'cluster/：Compose 或 Helm'],
        ['事件', 'SQLite', 'EventStoreDB'],
        ['消息总线', '在进程内', 'NATS JetStream，三个节点'],
        ['读模型', 'SQLite', 'MongoDB'],
        ['文件', '一个文件夹', '任何支持 S3 的存储'],
        ['进程终止时', '重新启动', '由其他进程接手'],
      ],
    },
    { heading: '认证', text: 'Docket 在各方面的做法。' },
    {
      heading: '尚未试过的',
      paragraphs: [
        '在测试中，EventStoreDB 由遵循其契约的替身代替，MongoDB 由另一个支持其协议的程序代替。集群的容器镜像经过静态检查和模式校验，但没有启动过。',
      ],
    },
  ],
};
