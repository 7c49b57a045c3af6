import type { Translated } from '../text-catalogue.js';
import type { pagesEn } from '../en/pages.en.js';

/** {@link pagesEn} in Arabic. */
export const pagesAr: Translated<typeof pagesEn> = {
  'Shared document': 'مستند مُشارَك',
  File: 'الملف',
  Size: 'الحجم',
  Created: 'تاريخ الإنشاء',
  Status: 'الحالة',
  'First page of {name}': 'الصفحة الأولى من {name}',
  'There is no picture of this file.': 'لا توجد صورة لهذا الملف.',
  'Download {name}': 'تنزيل {name}',
  'Receipt · Verified': 'الإيصال · تم التحقق منه',
  'Proof of origin from the signed log': 'الإثبات: مما صُنع هذا الملف وفق السجل الموقّع',
  'This link will expire in {time}; the file will then be deleted.':
    'تنتهي صلاحية هذا الرابط خلال {time}؛ ثم يُحذف الملف.',
  'less than a minute': 'أقل من دقيقة',
  'Ask the person who sent it for a new one.': 'اطلب رابطًا جديدًا ممن أرسله.',
  'Ask the sender for the password.': 'من أرسل إليك الرابط يعرف كلمة مروره.',
  Open: 'فتح',
};
