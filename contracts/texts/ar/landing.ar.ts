import type { Translated } from '../text-catalogue.js';
import type { landingEn } from '../en/landing.en.js';

/** Texts of the pages about single tools. */
export const landingAr: Translated<typeof landingEn> = {
  'What it is': 'ما هي هذه الأداة',
  'Why choose Docket': 'لماذا تختار Docket',
  Questions: 'أسئلة',
  'Related tools': 'أدوات ذات صلة',
  Breadcrumb: 'مسار التنقل',
  Home: 'الرئيسية',
  Continue: 'متابعة',
  images: 'الصور',
  '{kinds} up to {size} MB': '{kinds} حتى {size} ميغابايت',
  '{n} selected. Upload to continue with “{tool}”.': 'المحدد: {n}. ارفع للمتابعة مع «{tool}».',
  Measured: 'قياسات',
  'Seconds from the request to the result, measured on {day} ({machine}).':
    'الثواني من الطلب إلى النتيجة، كما قيست في {day} ({machine}).',
  Documents: 'المستندات',
  'Compared with': 'مقارنةً بـ',
  'The measurement comes with the program and can be repeated.': 'أداة القياس مرفقة بالبرنامج ويمكن تكرار القياس.',
};
