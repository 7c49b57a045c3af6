import type { Translated } from '../text-catalogue.js';
import type { detectionEn } from '../en/detection.en.js';

/** {@link detectionEn} in Arabic. */
export const detectionAr: Translated<typeof detectionEn> = {
  'Sensitive data': 'البيانات الحساسة',
  'Scanning...': 'جارٍ الفحص…',
  'Scan complete! 🔍': 'اكتمل الفحص! 🔍',
  'Detection failed': 'فشل الكشف',
  'Failed to detect sensitive data': 'تعذّر كشف البيانات الحساسة',
  Results: 'النتائج',
  'Overall risk level': 'مستوى الخطورة العام',
  high: 'مرتفع',
  medium: 'متوسط',
  low: 'منخفض',
  'Answered by {name}': 'أجاب {name}',
  'Review the marks ({n})': 'مراجعة المعلَّم ({n})',
  'What the scan cannot see': 'ما لا يراه الفحص',
  'Even in plain English text, about one name in eight is missed (up to one in three in other languages) and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or if an address has the usual form.':
    'يفوت الفحص نحو اسم واحد من كل ثمانية حتى في النص الإنجليزي البسيط، وما يصل إلى واحد من كل ثلاثة في لغات أخرى، وشارعًا من كل ستة. يتعرف على الأسماء والعناوين بالإنجليزية والهولندية والفرنسية والألمانية والإيطالية والبرتغالية والإسبانية؛ وفي اللغات الأخرى فقط بعد كلمات مثل «Mr» أو «Name:»، أو إذا كان العنوان بالشكل المعتاد.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text. Check the pages yourself before you share the file.':
    'لا يرى الوجوه والتوقيعات والكتابة اليدوية والنصوص داخل الصور في صفحة تحتوي على نص آخر. راجع الصفحات بنفسك قبل مشاركة الملف.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text; nor does it see health, opinions and other identifying details. Check the pages yourself before you share the file.':
    'لا يرى الوجوه والتوقيعات والكتابة اليدوية والنصوص داخل الصور في صفحة تحتوي على نص آخر؛ ولا المعلومات الصحية والآراء وغيرها من التفاصيل التي تدل على شخص دون ذكر اسمه. راجع الصفحات بنفسك قبل مشاركة الملف.',
  'Possible matches: please check each one.': 'هذه تشبهها فقط: يرجى فحص كل منها.',
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
  'Redact it and replace the key pair: anyone who has seen it can act in its owner’s name.':
    'احجبه واستبدل زوج المفاتيح: فمن رآه يمكنه التصرف باسم صاحبه.',
  'Redact it and have it revoked by its issuer.': 'احجبه وألغِه لدى الجهة التي أصدرته.',
  'Redact it and change it.': 'احجبها وغيّرها.',
  'Redact it unless the recipient needs it to make a payment.': 'احجبه ما لم يكن على المستلم الدفع إلى هذا الحساب.',
  'Redact it. Keep no more than the last four digits.': 'احجبها. لا ينبغي إبقاء أكثر من الأرقام الأربعة الأخيرة.',
  'Redact it before sharing.': 'احجبه قبل المشاركة.',
  'Redact it: together with a name it is enough for identity theft.': 'احجبه: فهو مع الاسم يكفي لانتحال هوية.',
  'Share it only with people who treat this person or have their consent.':
    'لا تشاركه إلا مع من يعالج الشخص أو لديه موافقته.',
  'Redact it, or keep only the year.': 'احجبه أو أبقِ السنة فقط.',
  'Redact it if it belongs to a private person.': 'احجبه إذا كان يخص شخصًا عاديًا.',
  'Review it, and redact it if it is someone’s home.': 'افحصه واحجبه إذا كان مسكن شخص ما.',
  'Review it, and redact what the recipient does not need.': 'افحصها واحجب ما لا يحتاج إليه المستلم.',
  'Redact it if it identifies a person or reveals how a network is built.':
    'احجبه إذا كان يدل على شخص أو يكشف بنية شبكة.',
  'Review it, and redact it if the person must not be identified.': 'افحصه واحجبه إذا كان يجب ألا يُعرف الشخص.',
};
