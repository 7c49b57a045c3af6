import type { Translated } from '../text-catalogue.js';
import type { dashboardEn } from '../en/dashboard.en.js';

/** {@link dashboardEn} in Arabic. */
export const dashboardAr: Translated<typeof dashboardEn> = {
  Administration: 'الإدارة',
  Dashboard: 'لوحة المعلومات',
  Audit: 'التدقيق',
  Installation: 'التثبيت',
  'Refreshing...': 'جارٍ التحديث…',
  'As of {time}': 'حتى {time}',
  Refresh: 'تحديث',
  'Access Denied:': 'تم رفض الوصول:',
  "{denied} You don't have permission to access the admin dashboard. Only administrators can view this page.":
    '{denied} ليس لديك إذن للوصول إلى لوحة الإدارة. لا يمكن إلا للمسؤولين عرض هذه الصفحة.',
  'You are not signed in. Sign in as an administrator to see this page.':
    'لم تسجّل الدخول. سجّل الدخول بصفة مسؤول لعرض هذه الصفحة.',
  'The server’s answer cannot be shown.': 'لم يُعطِ الخادم إجابة يمكن عرضها.',
  'Daily Active Users (Last 30 Days)': 'المستخدمون النشطون يوميًا (آخر 30 يومًا)',
  'No activity data yet': 'لا توجد بيانات نشاط بعد',
  'Members are counted on days when they sign in or upload.':
    'يُحتسب الأعضاء في الأيام التي يسجّلون فيها الدخول أو يرفعون ملفات.',
  'Users by day; the list below has the numbers': 'المستخدمون حسب اليوم؛ الأرقام في القائمة أدناه',
  Users: 'المستخدمون',
  'Activity Trends (Last 30 Days)': 'اتجاهات النشاط (آخر 30 يومًا)',
  'Activity appears after the first upload.': 'يظهر النشاط بعد أول عملية رفع.',
  'Uploads, conversions, shares and downloads by day; the list below has the numbers':
    'عمليات الرفع والتحويل والمشاركة والتنزيل حسب اليوم؛ الأرقام في القائمة أدناه',
  Legend: 'وسيلة الإيضاح',
  Uploads: 'عمليات الرفع',
  Conversions: 'عمليات التحويل',
  Shares: 'عمليات المشاركة',
  Downloads: 'عمليات التنزيل',
  '{n} total': '{n} إجمالًا',
  'All {n} days as a table': 'كل الأيام ({n}) في جدول',
  Date: 'التاريخ',
  'Total Users': 'إجمالي المستخدمين',
  'Active (7d)': 'نشط (7 أيام)',
  'Active (30d)': 'نشط (30 يومًا)',
  'Recent User Logins': 'آخر عمليات تسجيل الدخول',
  'No login data yet': 'لا توجد بيانات تسجيل دخول بعد',
  'Logins appear when someone signs in; guests are not listed.':
    'تظهر عمليات تسجيل الدخول عندما يسجّل أحدهم دخوله؛ لا يُدرج الضيوف.',
  Name: 'الاسم',
  Email: 'البريد الإلكتروني',
  'Last Login': 'آخر تسجيل دخول',
};
