import type { Catalogue } from '../../text-catalogue.js';

/** What documents hold, counted, in Arabic. */
export const contentPluralsAr = {
  '{n} links': {
    zero: 'لا روابط',
    one: 'رابط واحد',
    two: 'رابطان',
    few: '{n} روابط',
    many: '{n} رابطًا',
    other: '{n} رابط',
  },
  '{n} attached files': {
    zero: 'لا ملفات مرفقة',
    one: 'ملف مرفق واحد',
    two: 'ملفان مرفقان',
    few: '{n} ملفات مرفقة',
    many: '{n} ملفًا مرفقًا',
    other: '{n} ملف مرفق',
  },
  '{n} actions that open or send something': {
    zero: 'لا إجراءات تفتح شيئًا أو ترسله',
    one: 'إجراء واحد يفتح شيئًا أو يرسله',
    two: 'إجراءان يفتحان شيئًا أو يرسلانه',
    few: '{n} إجراءات تفتح شيئًا أو ترسله',
    many: '{n} إجراءً يفتح شيئًا أو يرسله',
    other: '{n} إجراء يفتح شيئًا أو يرسله',
  },
  '{n} annotations': {
    zero: 'لا تعليقات توضيحية',
    one: 'تعليق توضيحي واحد',
    two: 'تعليقان توضيحيان',
    few: '{n} تعليقات توضيحية',
    many: '{n} تعليقًا توضيحيًّا',
    other: '{n} تعليق توضيحي',
  },
  '{n} embedded objects': {
    zero: 'لا كائنات مضمّنة',
    one: 'كائن مضمّن واحد',
    two: 'كائنان مضمّنان',
    few: '{n} كائنات مضمّنة',
    many: '{n} كائنًا مضمّنًا',
    other: '{n} كائن مضمّن',
  },
} as const satisfies Partial<Catalogue['plural']>;
