import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: '帮助：管理员',
  heading: '运行 Docket',
  description: '运行 Docket：重要设置、检查站点、备份与恢复、沙箱级别，以及集群。',
  intro: '一条命令即可启动，用环境变量配置；缺少什么，一个页面和一条命令会告诉您。',
  sections: [
    {
      heading: '启动',
      text: '需要 Node 和 npm。在 Debian 和 Ubuntu 上，安装步骤也会装好其他程序；在别的系统上，它会列出缺少的程序。',
      blocks: [{ label: '安装并启动' }, { label: '作为容器运行' }],
    },
    {
      heading: '重要设置',
      text: 'docs/settings.md 列出了全部设置。错误的值在启动时会被拒绝，并给出设置的名称和有效的值。',
      columns: ['设置', '作用'],
      rows: [
        ['DATA_DIR', '所有内容的存放位置。同一时间只能由一个进程使用。'],
        ['PUBLIC_URL', '位于代理之后时，共享链接中的地址。使用 https 时，Cookie 仅限于此地址。'],
        ['TRUSTED_PROXIES', '可信任其所报访客地址的代理。'],
        ['WORKERS, JOB_MEMORY_MB', '同时运行多少个转换，以及每个转换的内存。'],
        ['VISITOR_DISK_MB, DISK_MB', '一位访客以及全部访客合计可以存储多少。'],
        ['OPENAI_API_KEY', '让 AI 工具使用模型；OPENAI_BASE_URL 和 OPENAI_MODEL 用于选择其他服务器。'],
        ['OIDC_ISSUER, GOOGLE_CLIENT_ID', '登录所用的提供方。没有提供方就没有账户。'],
        ['ADMIN_EMAILS', '谁可以查看仪表板、审计页面和安装页面。'],
        ['CHECKPOINT_KEY, CHECKPOINT_URL', '签署日志的密钥，以及签名发往何处。'],
        ['SIGNING_P12, TSA_URL', '为已签署 PDF 加封的证书，以及时间戳服务器。'],
        ['METRICS_PORT', '指标和健康状态的端口。请只放在内网地址上。'],
      ],
    },
    {
      heading: '检查站点',
      text: '安装页面向管理员显示网站运行在什么之上、缺少什么、什么失败了。命令行中的 doctor 作用相同，并说明该怎么做；如有问题，退出码为 1。',
      blocks: [{ label: '运行 doctor' }, { label: '部分输出' }],
    },
    {
      heading: '沙箱级别',
      text: '上传的文件有可能控制打开它的程序，因此每次转换都在独立进程中运行。',
      columns: ['级别', '需要', '程序可以访问什么'],
      rows: [
        [
          'full',
          '带 bubblewrap 的 Linux',
          '它自己的文件、程序和字体。没有网络，也看不到其他进程；危险的系统调用被阻止。',
        ],
        ['reduced', '带命名空间的 Linux', '同上，但不阻止任何系统调用。'],
        ['none', '无', '服务器能访问的一切。除非设置了 ALLOW_UNSANDBOXED，否则拒绝 Office 文件。'],
      ],
    },
    {
      heading: '备份与恢复',
      steps: [
        { name: '停止 Docket', text: '运行中的站点的副本并不可靠。' },
        {
          name: '复制 DATA_DIR',
          text: '日志是 events.db，文件在 blobs 中。请将 keys.db、secrets.key、log.key 和 signing 与其余部分分开保存。',
        },
        { name: '恢复', text: '把副本放回原处并启动。如果页面缺少数据，请停止并运行 npm run rebuild。' },
        { name: '试一次', text: '在别处恢复，并用发送到另一台机器的检查点验证日志。' },
      ],
    },
    {
      heading: '多台机器',
      text: '日志、总线、读模型和文件可以放在 EventStoreDB、NATS、MongoDB 和 S3 中。这样，五个角色都可以各运行任意多个进程。',
      blocks: [{ label: '用 Docker Compose 运行集群' }, { label: '把现有站点迁移过去' }],
    },
    {
      heading: '问题',
      questions: [
        {
          question: '需要多少磁盘空间？',
          answer: `上传的文件和结果会保留到链接到期：${limit.guestWeeks} 周，会员为 ${limit.memberMonths} 个月。请按这段时间内上传量的两倍规划。日志只会增长。`,
        },
        {
          question: '如何抹除一个人的数据？',
          answer: '用其 ID 或电子邮件地址运行 npm run erase。其密钥会被销毁，日志中的姓名无法再读取，而日志仍可验证。',
        },
        {
          question: '服务器被强行终止会怎样？',
          answer: '重新启动即可。每个已接受的转换都恰好结束一次：完成、失败或取消。',
        },
      ],
    },
  ],
};
