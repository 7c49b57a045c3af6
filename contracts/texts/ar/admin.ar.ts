import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in Arabic. */
export const adminAr: Translated<typeof adminEn> = {
  'Admin Dashboard': 'لوحة معلومات المسؤول',
  "Monitor your product's performance and user activity": 'راقب أداء منتجك ونشاط المستخدمين',
  'Loading dashboard...': 'جارٍ تحميل لوحة المعلومات...',
  'Failed to load dashboard data': 'تعذّر تحميل بيانات لوحة المعلومات',
  'What this site runs on, what it lacks, and what went wrong in the last day':
    'ما يعمل عليه هذا الموقع وما ينقصه وما تعطل خلال اليوم الماضي',
  'Loading the installation': 'جارٍ تحميل معلومات التثبيت',
  'The installation could not be loaded': 'تعذّر تحميل معلومات التثبيت',
  'At a glance': 'نظرة سريعة',
  Version: 'الإصدار',
  Ready: 'جاهز',
  'Not ready: the log or the event bus does not answer': 'غير جاهز: السجل أو ناقل الأحداث لا يستجيب',
  Queue: 'قائمة الانتظار',
  '{waiting} waiting, {running} running': '{waiting} في الانتظار، {running} قيد التنفيذ',
  'Files and results': 'الملفات والنتائج',
  Disk: 'القرص',
  '{free} of {size} free ({percent}% used)': '{free} متاح من {size} (المستخدم {percent}٪)',
  Isolation: 'العزل',
  'Full: programs that open uploaded files can reach nothing else':
    'كامل: لا يمكن للبرامج التي تفتح الملفات المرفوعة الوصول إلى أي شيء آخر',
  'Reduced: some system calls stay open to programs that open uploaded files':
    'منخفض: تبقى بعض استدعاءات النظام متاحة للبرامج التي تفتح الملفات المرفوعة',
  'None: programs that open uploaded files run as this server does':
    'لا يوجد: تعمل البرامج التي تفتح الملفات المرفوعة بصلاحيات هذا الخادم',
  'Files are worked on in other processes, which report it themselves':
    'تُعالج الملفات في عمليات أخرى تبلّغ عن ذلك بنفسها',
  Storage: 'التخزين',
  '{store}, bus {bus}': '{store}، الناقل {bus}',
  unknown: 'غير معروف',
  Metrics: 'المقاييس',
  'Not served; set METRICS_PORT': 'غير متاحة؛ عيّن METRICS_PORT',
  'What is missing': 'ما ينقص',
  'Nothing is missing': 'لا شيء ناقص',
  'Every tool can do all it is made for.': 'يمكن لكل أداة القيام بكل ما صُممت له.',
  'Used for: {feature}': 'يُستخدم في: {feature}',
  'Programs that work on uploaded files are kept apart from this server less than they could be.':
    'عزل البرامج التي تعالج الملفات المرفوعة عن هذا الخادم أقل مما يمكن.',
  'Office files': 'ملفات Office',
  'Text recognition': 'التعرف على النص',
  'Summaries and quizzes': 'الملخصات والاختبارات',
  Engines: 'المحركات',
  'The engines are not known': 'المحركات غير معروفة',
  'The service for documents does not answer at the moment.': 'لا تستجيب خدمة المستندات حاليًا.',
  Found: 'موجود',
  'Not found': 'غير موجود',
  'opening, splitting and picturing PDFs': 'فتح ملفات PDF وتقسيمها وتحويلها إلى صور',
  'merging and repairing PDFs at full speed': 'دمج ملفات PDF وإصلاحها بأقصى سرعة',
  'merging and repairing PDFs': 'دمج ملفات PDF وإصلاحها',
  'turning text into PDF': 'تحويل النص إلى PDF',
  'reading images, compressing them, thumbnails': 'قراءة الصور وضغطها والصور المصغرة',
  'reading scans at full speed, in the languages of its data': 'قراءة المستندات الممسوحة بأقصى سرعة باللغات المثبتة',
  'reading scans': 'قراءة المستندات الممسوحة',
  'turning Word, Excel and PowerPoint into PDF': 'تحويل Word وExcel وPowerPoint إلى PDF',
  'Failures of the last day': 'إخفاقات اليوم الماضي',
  'Nothing failed': 'لم يفشل شيء',
  'Every conversion of the last day came to its end.': 'اكتملت كل تحويلات اليوم الماضي.',
  'last {time}': 'آخرها {time}',
  'There were more; these are the latest thousand.': 'كان هناك المزيد؛ هذه آخر ألف منها.',
};
