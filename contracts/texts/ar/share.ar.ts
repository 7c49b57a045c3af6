import type { Translated } from '../text-catalogue.js';
import type { shareEn } from '../en/share.en.js';

/** {@link shareEn} in Arabic. */
export const shareAr: Translated<typeof shareEn> = {
  'Opening the link…': 'جارٍ فتح الرابط…',
  'The server is not responding': 'الخادم لا يستجيب',
  'Unlock the link': 'فتح قفل الرابط',
  'Ask the person who sent you the link for its password.': 'اطلب كلمة المرور من الشخص الذي أرسل إليك الرابط.',
  'Opening…': 'جارٍ الفتح…',
  'Please try again in a few moments.': 'يُرجى المحاولة مرة أخرى بعد لحظات.',
  'PDF document': 'مستند PDF',
  'ZIP archive': 'أرشيف ZIP',
  'Word document': 'مستند Word',
  'PowerPoint presentation': 'عرض تقديمي PowerPoint',
  'Excel workbook': 'مصنف Excel',
  'Text file': 'ملف نصي',
  Picture: 'صورة',
  'The file itself needs a password. Download it to read it.': 'يُفتح بكلمة مرور خاصة به. نزِّله لقراءته.',
  'This link allows a limited number of downloads, so its pages are not shown here. Download it to read all of it.':
    'يسمح هذا الرابط بعدد محدود من التنزيلات، لذا لا تُعرض الصفحات هنا. نزِّل الملف لقراءته كاملًا.',
  'This link allows a limited number of downloads, so only its first page is shown here. Download it to read all of it.':
    'يسمح هذا الرابط بعدد محدود من التنزيلات، لذا تُعرض هنا الصفحة الأولى فقط. نزِّل الملف لقراءته كاملًا.',
  'It contains several files. Download it to open them.': 'يحتوي على عدة ملفات. نزِّله لفتحها.',
  'Download it to open it.': 'نزِّل الملف لفتحه.',
  Smaller: 'أصغر',
  Larger: 'أكبر',
  'Pages of the document': 'صفحات المستند',
  'The conversion failed, so there is no file here.': 'فشل التحويل، لذا لا يوجد ملف هنا.',
  'The conversion was cancelled, so there is no file here.': 'أُلغي التحويل، لذا لا يوجد ملف هنا.',
  '{size}, {pages}': '{size}، {pages}',
  Made: 'أُنشئ',
  Ends: 'ينتهي',
  'Copy Link': 'نسخ الرابط',
  'Saves as': 'يُحفظ باسم',
  'This link will expire {when}; the file will then be deleted.': 'ستنتهي صلاحية هذا الرابط {when}، ثم يُحذف الملف.',
  'in less than a minute': 'خلال أقل من دقيقة',
  '{tool}, from {files}': '{tool} ({files})',
  'Removed at {places} on {pages}': 'أُزيل: {places}، {pages}',
  'This browser cannot check the signature; the receipt can be checked elsewhere.':
    'لا يستطيع هذا المتصفح التحقق من التوقيع؛ يمكن التحقق من الإيصال في مكان آخر.',
  'Checked in this browser: the signature of {log} is valid.': 'تم التحقق في هذا المتصفح: توقيع {log} صالح.',
  'Its signature is not valid: do not rely on this receipt.': 'توقيعه غير صالح: لا تعتمد على هذا الإيصال.',
  Receipt: 'الإيصال',
  'Save the whole receipt': 'حفظ الإيصال كاملًا',
  'What was verified': 'ما جرى إثباته',
  'Reading the receipt…': 'جارٍ قراءة الإيصال…',
  'Not valid': 'غير صالح',
  'Not verified: {what}': 'لم يثبت: {what}',
  'Is this the file that was made?': 'هل هذا هو الملف الذي أُنشئ؟',
  'Your copy is compared in this browser and not sent anywhere.': 'تُقارَن نسختك في هذا المتصفح ولا تُرسل إلى أي مكان.',
  'Drop your copy here': 'أفلِت نسختك هنا',
  'or click to choose it': 'أو انقر لاختيارها',
  'Comparing…': 'جارٍ المقارنة…',
  'The fingerprint (SHA-256) of {copy} matches the signed receipt.':
    'لدى {copy} البصمة (SHA-256) المذكورة في الإيصال الموقَّع.',
  'The fingerprint (SHA-256) of {copy} matches the one on this site.':
    'لدى {copy} البصمة (SHA-256) التي يذكرها هذا الموقع.',
  'Yes, this is the file that was made.': 'نعم، هذا هو الملف الذي أُنشئ.',
  'No, this is not the file that was made.': 'لا، ليس هذا هو الملف الذي أُنشئ.',
  '{copy} has a different fingerprint (SHA-256): it was changed, or is another file.':
    'لدى {copy} بصمة مختلفة (SHA-256): فقد تغيّر أو هو ملف آخر.',
  'It could not be compared.': 'تعذرت المقارنة.',
  'The copy could not be read.': 'تعذرت قراءة النسخة.',
  'This browser can compare files only on pages opened over HTTPS.':
    'لا يقارن هذا المتصفح الملفات إلا في الصفحات المفتوحة عبر HTTPS.',
};
