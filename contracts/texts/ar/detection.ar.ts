import type { Translated } from '../text-catalogue.js';
import type { detectionEn } from '../en/detection.en.js';

/** {@link detectionEn} in Arabic. */
export const detectionAr: Translated<typeof detectionEn> = {
  'Sensitive data': 'البيانات الحساسة',
  'Scanning...': 'جارٍ الفحص...',
  'Scan complete! 🔍': 'اكتمل الفحص! 🔍',
  'Detection failed': 'فشل الكشف',
  'Failed to detect sensitive data': 'تعذّر كشف البيانات الحساسة',
  Results: 'النتائج',
  'Overall risk level': 'مستوى الخطورة العام',
  high: 'مرتفع',
  medium: 'متوسط',
  low: 'منخفض',
  'Answered by {name}': 'أجاب {name}',
  'Review what is marked ({n})': 'مراجعة المعلَّم ({n})',
  'What the scan cannot see': 'ما لا يراه الفحص',
  'About one name in eight is missed even in plain English text, up to one in three in other languages, and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or where an address has the usual form.':
    'يفوت الفحص نحو اسم واحد من كل ثمانية حتى في النص الإنجليزي البسيط، وما يصل إلى واحد من كل ثلاثة في لغات أخرى، وشارعًا من كل ستة. يتعرف على الأسماء والعناوين بالإنجليزية والهولندية والفرنسية والألمانية والإيطالية والبرتغالية والإسبانية؛ وفي اللغات الأخرى فقط بعد كلمات مثل «Mr» أو «Name:»، أو إذا كان العنوان بالشكل المعتاد.',
  'It does not see faces, signatures, handwriting, and text in pictures on a page that has other text. Look through the pages yourself before you share the file.':
    'لا يرى الوجوه والتوقيعات والكتابة اليدوية والنصوص داخل الصور في صفحة تحتوي على نص آخر. راجع الصفحات بنفسك قبل مشاركة الملف.',
  'It does not see faces, signatures, handwriting, and text in pictures on a page that has other text; nor health, opinions and other details that say who somebody is without naming them. Look through the pages yourself before you share the file.':
    'لا يرى الوجوه والتوقيعات والكتابة اليدوية والنصوص داخل الصور في صفحة تحتوي على نص آخر؛ ولا المعلومات الصحية والآراء وغيرها من التفاصيل التي تدل على شخص دون ذكر اسمه. راجع الصفحات بنفسك قبل مشاركة الملف.',
  'These only look like it: please check each one.': 'هذه تشبهها فقط: يرجى فحص كل منها.',
  'Mark for redaction': 'تعليم للحجب',
  'Mark for redaction: {type}': 'تعليم للحجب: {type}',
  'Marked for redaction': 'تم التعليم للحجب',
  'One redaction can have at most {max} marks. Redact these, then scan the result for the rest.':
    'يمكن أن تتضمن عملية الحجب الواحدة {max} علامة على الأكثر. احجب هذه ثم افحص الناتج بحثًا عن الباقي.',
  'Mark {text}': 'تعليم {text}',
  'and {n} more': 'و{n} غيرها',
  'check this one': 'افحص هذا',
  'p. {page}': 'ص. {page}',
  'no page': 'بلا صفحة',
  'private key': 'مفتاح خاص',
  'api key': 'مفتاح API',
  password: 'كلمة مرور',
  'bank account': 'حساب مصرفي',
  'credit card': 'بطاقة ائتمان',
  'passport number': 'رقم جواز السفر',
  'social security number': 'رقم الضمان الاجتماعي',
  'national id': 'رقم الهوية أو الرقم الضريبي',
  health: 'الصحة',
  'date of birth': 'تاريخ الميلاد',
  email: 'بريد إلكتروني',
  'phone number': 'رقم هاتف',
  'postal address': 'عنوان بريدي',
  'other personal data': 'بيانات شخصية أخرى',
  'ip address': 'عنوان IP',
  'person name': 'اسم شخص',
  'Redact it and replace the key pair: whoever saw it can act in its owner’s name.':
    'احجبه واستبدل زوج المفاتيح: فمن رآه يمكنه التصرف باسم صاحبه.',
  'Redact it and revoke it where it was issued.': 'احجبه وألغِه لدى الجهة التي أصدرته.',
  'Redact it and change it.': 'احجبها وغيّرها.',
  'Redact it unless the recipient has to pay to this account.': 'احجبه ما لم يكن على المستلم الدفع إلى هذا الحساب.',
  'Redact it. No more than the last four digits should be kept.':
    'احجبها. لا ينبغي إبقاء أكثر من الأرقام الأربعة الأخيرة.',
  'Redact it before sharing.': 'احجبه قبل المشاركة.',
  'Redact it: with a name it is enough to take on an identity.': 'احجبه: فهو مع الاسم يكفي لانتحال هوية.',
  'Share it only with those who treat the person or have their consent.':
    'لا تشاركه إلا مع من يعالج الشخص أو لديه موافقته.',
  'Redact it, or keep the year alone.': 'احجبه أو أبقِ السنة فقط.',
  'Redact it where it belongs to a private person.': 'احجبه إذا كان يخص شخصًا عاديًا.',
  'Look at it, and redact it where it is somebody’s home.': 'افحصه واحجبه إذا كان مسكن شخص ما.',
  'Look at it, and redact what the recipient does not need.': 'افحصها واحجب ما لا يحتاج إليه المستلم.',
  'Redact it where it leads to a person or shows how a network is built.':
    'احجبه إذا كان يدل على شخص أو يكشف بنية شبكة.',
  'Look at it, and redact it where the person must not be recognised.': 'افحصه واحجبه إذا كان يجب ألا يُعرف الشخص.',
};
