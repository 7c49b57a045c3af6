import type { Translated } from '../text-catalogue.js';
import type { infoEn } from '../en/info.en.js';

/** {@link infoEn} in Chinese. */
export const infoZh: Translated<typeof infoEn> = {
  'The text of this page is in English.': '本页正文为英文。',
  'Start Processing Files': '开始处理文件',
  '{heading}, table': '{heading}，表格',
  'The numbers are being requested from the server, which gives them to anyone at GET /api/log.':
    '正在向服务器请求数字；任何人都可以通过 GET /api/log 获取。',
  'The server is not answering at the moment. Reload the page to try again.':
    '服务器暂时没有响应。请重新加载页面再试。',
  Intact: '完好',
  Changed: '已被更改',
  'Not signed yet': '尚未签名',
  'Not finished': '未完成',
  'events on the log': '条日志事件',
  'of them signed, last {time}': '条已签名，最近一次：{time}',
  'None yet': '暂无',
  'signed; that happens within a minute of the first event': '已签名；第一条事件之后一分钟内会签名',
  'at the last full check, of {count} events, {time}': '最近一次完整检查（{count} 条事件，{time}）',
  'Not yet': '尚未',
  'checked as a whole; administrators can': '做过完整检查；管理员可以检查',
  'The log differs from what was signed. Nothing is signed until its operator has looked into it.':
    '日志与已签名的内容不一致。在运营者查明之前不会再签名。',
  'Verifier key:': '验证密钥：',
  'The prices of this installation are being requested from its server, at GET /api/claims.':
    '正在通过 GET /api/claims 向服务器请求本站的价格。',
  'This installation is free to use': '本站免费使用',
  'Its operator charges nothing.': '运营者不收取任何费用。',
  Free: '免费',
  'For everyone.': '面向所有人。',
  'Every tool': '全部工具',
  'No account needed': '无需账户',
  'Links that last 4 weeks': '链接有效期 4 周',
  Pro: 'Pro',
  '{price} a month': '每月 {price}',
  '{price} a year, paid to the operator of this installation.': '每年 {price}，支付给本站运营者。',
  'What the operator adds to the free plan': '运营者在免费方案之外提供的内容',
  '{price} a year less than the service it is compared with': '比所对比的服务每年少 {price}',
  'Get Pro': '获取 Pro',
  Lifetime: '终身',
  'Once, paid to the operator of this installation.': '一次性支付给本站运营者。',
  'Everything in Pro, permanently': '永久享有 Pro 的全部内容',
  'Get Lifetime': '获取终身方案',
  'What others charge': '其他服务的收费',
  'Other services change their prices, so a comparison is shown only with a link to them.':
    '其他服务的价格会变动，因此只有附上其链接时才显示对比。',
  Ratings: '评分',
  'Docket collects no ratings. Its tests come with its source code; anyone can run and judge them.':
    'Docket 不收集评分。测试随源代码提供，任何人都可以运行并自行判断。',
  'Access and erasure': '访问与删除',
  'Members can download everything stored about them on their account page, and erase it there. Erasing destroys the key that encrypts their data in the log.':
    '会员可以在账户页面下载与自己有关的全部数据，也可以在那里删除。删除会销毁用来加密其日志数据的密钥。',
  'Nothing sold or shared': '不出售、不共享',
  'No page loads anything for advertising or tracking. Documents stay on this server. The text of a document goes to an AI provider only if one is set up, and only when someone uses an AI tool.':
    '任何页面都不加载广告或跟踪内容。文档留在这台服务器上。只有配置了 AI 服务商、并且有人使用 AI 工具时，文档文字才会发送给它。',
  'Proof of what happened': '操作证明',
  'Every step is an event in a signed log. A receipt proves one of them without contacting this server.':
    '每一步都是签名日志中的一条事件。凭据无需联系这台服务器即可证明其中一条。',
  'Threats, in writing': '书面的威胁分析',
  'SECURITY.md says what an attacker gains in each position, what is promised and which test shows it, and what is not promised.':
    'SECURITY.md 说明攻击者在各种情形下能得到什么、承诺了什么以及由哪个测试证明，还有哪些没有承诺。',
  'Sensitive files': '敏感文件',
  'Each conversion runs in its own process, which has never seen another visitor’s files. A redacted file is searched by a second program before you get it.':
    '每次转换都在独立进程中运行，该进程从未接触过其他访客的文件。涂黑后的文件会先由另一个程序检查，再交给您。',
  'Where it runs': '在哪里运行',
  'On a machine of the owner’s choice. It needs no internet and no packages other than those in its lock file.':
    '在所有者选定的机器上。它不需要互联网，也不需要锁定文件以外的软件包。',
  Availability: '可用性',
  'No percentage is promised, since it depends on the machine. The server always says whether it is ready.':
    '不承诺百分比，因为这取决于机器。服务器随时会说明自己是否就绪。',
  Throughput: '处理能力',
  'How much it handles depends on its machine; the measurement comes with the program.':
    '能处理多少取决于所在的机器；测量程序随附提供。',
};
