import type { Translated } from '../text-catalogue.js';
import type { adminEn } from '../en/admin.en.js';

/** {@link adminEn} in Arabic. */
export const adminAr: Translated<typeof adminEn> = {
  'Admin Dashboard': 'لوحة معلومات المسؤول',
  "Monitor your product's performance and user activity": 'راقب أداء منتجك ونشاط المستخدمين',
  'Loading dashboard...': 'جارٍ تحميل لوحة المعلومات…',
  'Failed to load dashboard data': 'تعذّر تحميل بيانات لوحة المعلومات',
  'Erase a member': 'محو عضو',
  'For members who ask for it and cannot do it on their account page. It cannot be undone.':
    'للأعضاء الذين يطلبون ذلك ولا يستطيعون فعله في صفحة حسابهم. لا يمكن التراجع عنه.',
  'E-mail address or ID of the member': 'عنوان البريد الإلكتروني للعضو أو معرّفه',
  'Erase this member': 'محو هذا العضو',
  'Erase {member} for good?': 'هل تريد محو {member} نهائيًا؟',
  'Their name, their address and the names of their files become unreadable in the log.':
    'يصبح الاسم والعنوان وأسماء الملفات غير مقروءة في السجل.',
  'Their conversions, links, results and unfinished uploads are deleted.':
    'تُحذف التحويلات والروابط والنتائج وعمليات الرفع غير المكتملة.',
  'They are signed out everywhere. Who signs in again begins anew.':
    'يُسجَّل خروج العضو من كل مكان. ومن يسجّل الدخول ثانيةً يبدأ من جديد.',
  'The log keeps that you asked for it.': 'يبقى في السجل أنك طلبت ذلك.',
  'Erasing…': 'جارٍ المحو…',
  'Erase for good': 'محو نهائي',
  '{member} is erased. Their links no longer work; the last of their files are deleted in a moment.':
    'مُحي {member}. لم تعد روابطه تعمل، وتُحذف آخر ملفاته بعد لحظات.',
  'What this site runs on, what is missing, and what went wrong in the last day':
    'ما يعمل عليه هذا الموقع وما ينقصه وما تعطل خلال اليوم الماضي',
  'Loading the installation': 'جارٍ تحميل معلومات التثبيت',
  'The installation could not be loaded': 'تعذّر تحميل معلومات التثبيت',
  'At a glance': 'نظرة سريعة',
  Version: 'الإصدار',
  Ready: 'جاهز',
  'Not ready: the log or the event bus is not responding': 'غير جاهز: السجل أو ناقل الأحداث لا يستجيب',
  Queue: 'قائمة الانتظار',
  '{waiting} waiting, {running} running': '{waiting} في الانتظار، {running} قيد التنفيذ',
  'Files and results': 'الملفات والنتائج',
  Disk: 'القرص',
  '{free} of {size} free ({percent}% used)': '{free} متاح من {size} (المستخدم {percent}٪)',
  Isolation: 'العزل',
  'Full: programs that open uploaded files have no access to anything else':
    'كامل: لا يمكن للبرامج التي تفتح الملفات المرفوعة الوصول إلى أي شيء آخر',
  'Reduced: programs that open uploaded files can still make some dangerous system calls':
    'منخفض: تبقى بعض استدعاءات النظام متاحة للبرامج التي تفتح الملفات المرفوعة',
  'None: programs that open uploaded files have the same access as this server':
    'لا يوجد: تعمل البرامج التي تفتح الملفات المرفوعة بصلاحيات هذا الخادم',
  'Files are processed elsewhere; those processes report their own isolation':
    'تُعالج الملفات في عمليات أخرى تبلّغ عن ذلك بنفسها',
  Storage: 'التخزين',
  '{store}, bus {bus}': '{store}، الناقل {bus}',
  unknown: 'غير معروف',
  Metrics: 'المقاييس',
  'Off; set METRICS_PORT to turn them on': 'غير متاحة؛ عيّن METRICS_PORT',
  'What is missing': 'ما ينقص',
  'Nothing is missing': 'لا شيء ناقص',
  'All tools are fully available.': 'يمكن لكل أداة القيام بكل ما صُممت له.',
  'Used for: {feature}': 'يُستخدم في: {feature}',
  'Programs that process uploads could be isolated from this server more strictly.':
    'عزل البرامج التي تعالج الملفات المرفوعة عن هذا الخادم أقل مما يمكن.',
  'Office files': 'ملفات Office',
  'Text recognition': 'التعرف على النص',
  'Summaries and quizzes': 'الملخصات والاختبارات',
  Engines: 'المحركات',
  'The engines are unknown': 'المحركات غير معروفة',
  'The document service is not responding at the moment.': 'لا تستجيب خدمة المستندات حاليًا.',
  Found: 'موجود',
  'Not found': 'غير موجود',
  'opening, splitting and rendering PDFs': 'فتح ملفات PDF وتقسيمها وتحويلها إلى صور',
  'merging and repairing PDFs at full speed': 'دمج ملفات PDF وإصلاحها بأقصى سرعة',
  'merging and repairing PDFs': 'دمج ملفات PDF وإصلاحها',
  'converting text to PDF': 'تحويل النص إلى PDF',
  'reading images, compressing them, thumbnails': 'قراءة الصور وضغطها والصور المصغرة',
  'reading scans at full speed, in the languages installed for it':
    'قراءة المستندات الممسوحة بأقصى سرعة باللغات المثبتة',
  'reading scans': 'قراءة المستندات الممسوحة',
  'converting Word, Excel and PowerPoint to PDF': 'تحويل Word وExcel وPowerPoint إلى PDF',
  'Failures in the last day': 'إخفاقات اليوم الماضي',
  'Nothing failed': 'لم يفشل شيء',
  'No conversion failed in the last day.': 'اكتملت كل تحويلات اليوم الماضي.',
  'last {time}': 'آخرها {time}',
  'Only the latest 1,000 are shown.': 'كان هناك المزيد؛ هذه آخر ألف منها.',
};
