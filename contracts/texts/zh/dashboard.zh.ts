import type { Translated } from '../text-catalogue.js';
import type { dashboardEn } from '../en/dashboard.en.js';

/** {@link dashboardEn} in Chinese. */
export const dashboardZh: Translated<typeof dashboardEn> = {
  Administration: '管理',
  Dashboard: '仪表板',
  Audit: '审计',
  Installation: '安装',
  'Refreshing...': '正在刷新…',
  'As of {time}': '截至 {time}',
  Refresh: '刷新',
  'Access Denied:': '拒绝访问：',
  "{denied} You don't have permission to access the admin dashboard. Only administrators can view this page.":
    '{denied}您无权访问管理仪表板。只有管理员可以查看此页面。',
  'You are not signed in. Sign in as an administrator to see this page.':
    '您尚未登录。请以管理员身份登录以查看此页面。',
  'The server’s answer cannot be shown.': '服务器未返回可显示的内容。',
  'Daily Active Users (Last 30 Days)': '每日活跃用户（最近 30 天）',
  'No activity data yet': '暂无活动数据',
  'Members are counted on days when they sign in or upload.': '成员在登录或上传的当天计入。',
  'Users by day; the list below has the numbers': '按日统计的用户；数字见下方列表',
  Users: '用户',
  'Activity Trends (Last 30 Days)': '活动趋势（最近 30 天）',
  'Activity appears after the first upload.': '首次上传后会显示活动。',
  'Uploads, conversions, shares and downloads by day; the list below has the numbers':
    '按日统计的上传、转换、共享和下载；数字见下方列表',
  Legend: '图例',
  Uploads: '上传数',
  Conversions: '转换数',
  Shares: '共享数',
  Downloads: '下载数',
  '{n} total': '共 {n}',
  'All {n} days as a table': '以表格显示全部 {n} 天',
  Date: '日期',
  'Total Users': '用户总数',
  'Active (7d)': '活跃（7 天）',
  'Active (30d)': '活跃（30 天）',
  'Recent User Logins': '最近登录的用户',
  'No login data yet': '暂无登录数据',
  'Logins appear when someone signs in; guests are not listed.': '有人登录后会显示；访客不会列出。',
  Name: '姓名',
  Email: '电子邮件',
  'Last Login': '上次登录',
};
