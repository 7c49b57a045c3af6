import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in Chinese. */
export const adminZh: Translated<typeof adminEn> = {
  'Admin Dashboard': '管理仪表板',
  "Monitor your product's performance and user activity": '监控产品性能和用户活动',
  'Loading dashboard...': '正在加载仪表板…',
  'Failed to load dashboard data': '无法加载仪表板数据',
  'Erase a member': '清除成员',
  'For members who ask for it and cannot do it on their account page. It cannot be undone.':
    '用于提出要求但无法在账户页面自行操作的成员。此操作无法撤销。',
  'E-mail address or ID of the member': '成员的电子邮件地址或 ID',
  'Erase this member': '清除此成员',
  'Erase {member} for good?': '要永久清除 {member} 吗？',
  'Their name, their address and the names of their files become unreadable in the log.':
    '其姓名、地址和文件名在日志中将变得不可读。',
  'Their conversions, links, results and unfinished uploads are deleted.':
    '其转换、链接、结果和未完成的上传都会被删除。',
  'They are signed out everywhere. Who signs in again begins anew.': '该成员会在所有地方退出登录；再次登录则重新开始。',
  'The log keeps that you asked for it.': '日志会保留是您提出了此操作。',
  'Erasing…': '正在清除…',
  'Erase for good': '永久清除',
  '{member} is erased. Their links no longer work; the last of their files are deleted in a moment.':
    '{member} 已清除。其链接不再有效，剩余文件将很快删除。',
  'What this site runs on, what is missing, and what went wrong in the last day':
    '此站点的运行环境、缺少的组件以及过去一天的故障',
  'Loading the installation': '正在加载安装信息',
  'The installation could not be loaded': '无法加载安装信息',
  'At a glance': '概览',
  Version: '版本',
  Ready: '就绪',
  'Not ready: the log or the event bus is not responding': '未就绪：日志或事件总线没有响应',
  Queue: '队列',
  '{waiting} waiting, {running} running': '{waiting} 个等待中，{running} 个进行中',
  'Files and results': '文件与结果',
  Disk: '磁盘',
  '{free} of {size} free ({percent}% used)': '可用 {free}，共 {size}（已用 {percent}%）',
  Isolation: '隔离',
  'Full: programs that open uploaded files have no access to anything else':
    '完全：打开上传文件的程序无法访问其他任何内容',
  'Reduced: programs that open uploaded files can still make some dangerous system calls':
    '降低：打开上传文件的程序仍可使用部分系统调用',
  'None: programs that open uploaded files have the same access as this server':
    '无：打开上传文件的程序与此服务器权限相同',
  'Files are processed elsewhere; those processes report their own isolation': '文件在其他进程中处理，由它们自行报告',
  Storage: '存储',
  '{store}, bus {bus}': '{store}，总线 {bus}',
  unknown: '未知',
  Metrics: '指标',
  'Off; set METRICS_PORT to turn them on': '未提供；请设置 METRICS_PORT',
  'What is missing': '缺少的组件',
  'Nothing is missing': '没有缺少的组件',
  'All tools are fully available.': '每个工具都能正常发挥全部功能。',
  'Used for: {feature}': '用途：{feature}',
  'Programs that process uploads could be isolated from this server more strictly.':
    '处理上传文件的程序与此服务器的隔离程度低于可达到的水平。',
  'Office files': 'Office 文件',
  'Text recognition': '文字识别',
  'Summaries and quizzes': '摘要与测验',
  Engines: '引擎',
  'The engines are unknown': '引擎信息未知',
  'The document service is not responding at the moment.': '文档服务目前没有响应。',
  Found: '已找到',
  'Not found': '未找到',
  'opening, splitting and rendering PDFs': '打开、拆分 PDF 并转换为图片',
  'merging and repairing PDFs at full speed': '全速合并和修复 PDF',
  'merging and repairing PDFs': '合并和修复 PDF',
  'converting text to PDF': '将文本转换为 PDF',
  'reading images, compressing them, thumbnails': '读取和压缩图片、缩略图',
  'reading scans at full speed, in the languages installed for it': '以已安装的语言全速识别扫描件',
  'reading scans': '识别扫描件',
  'converting Word, Excel and PowerPoint to PDF': '将 Word、Excel 和 PowerPoint 转换为 PDF',
  'Failures in the last day': '过去一天的故障',
  'Nothing failed': '没有故障',
  'No conversion failed in the last day.': '过去一天的所有转换均已完成。',
  'last {time}': '最近一次：{time}',
  'Only the latest 1,000 are shown.': '还有更多；此处为最近的一千条。',
};
