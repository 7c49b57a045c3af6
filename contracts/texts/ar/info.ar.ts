import type { Translated } from '../text-catalogue.js';
import type { infoEn } from '../en/info.en.js';

/** {@link infoEn} in Arabic. */
export const infoAr: Translated<typeof infoEn> = {
  'The text of this page is in English.': 'نص هذه الصفحة باللغة الإنجليزية.',
  'Start Processing Files': 'ابدأ معالجة الملفات',
  '{heading}, table': '{heading}، جدول',
  'The numbers are being requested from the server, which gives them to anyone at GET /api/log.':
    'تُطلب الأرقام من الخادم، وهو يقدّمها للجميع عبر GET /api/log.',
  'The server is not answering at the moment. Reload the page to try again.':
    'الخادم لا يستجيب حاليًا. أعد تحميل الصفحة للمحاولة من جديد.',
  Intact: 'سليم',
  Changed: 'معدَّل',
  'Not signed yet': 'لم يُوقَّع بعد',
  'Not finished': 'لم يكتمل',
  'events on the log': 'أحداث في السجل',
  'of them signed, last {time}': 'منها موقَّعة، آخرها {time}',
  'None yet': 'لا شيء بعد',
  'signed; that happens within a minute of the first event': 'موقَّع؛ يحدث ذلك خلال دقيقة من أول حدث',
  'at the last full check, of {count} events, {time}': 'في آخر فحص كامل شمل {count} من الأحداث، {time}',
  'Not yet': 'ليس بعد',
  'checked as a whole; administrators can': 'فُحص بالكامل؛ يستطيع ذلك المسؤولون',
  'The log differs from what was signed. Nothing is signed until its operator has looked into it.':
    'يختلف السجل عمّا تم توقيعه. لن يُوقَّع شيء حتى يتحقق المشغّل من الأمر.',
  'Verifier key:': 'مفتاح التحقق:',
  'The prices of this installation are being requested from its server, at GET /api/claims.':
    'تُطلب أسعار هذا التثبيت من خادمه عبر GET /api/claims.',
  'This installation is free to use': 'استخدام هذا التثبيت مجاني',
  'Its operator charges nothing.': 'لا يتقاضى مشغّله أي مبلغ.',
  Free: 'مجاني',
  'For everyone.': 'للجميع.',
  'Every tool': 'كل الأدوات',
  'No account needed': 'لا حاجة إلى حساب',
  'Links that last 4 weeks': 'روابط تدوم 4 أسابيع',
  Pro: 'Pro',
  '{price} a month': '{price} شهريًا',
  '{price} a year, paid to the operator of this installation.': '{price} سنويًا، تُدفع لمشغّل هذا التثبيت.',
  'What the operator adds to the free plan': 'ما يضيفه المشغّل إلى الخطة المجانية',
  '{price} a year less than the service it is compared with': 'أقل بمقدار {price} سنويًا من الخدمة المقارَن بها',
  'Get Pro': 'الحصول على Pro',
  Lifetime: 'مدى الحياة',
  'Once, paid to the operator of this installation.': 'مرة واحدة، تُدفع لمشغّل هذا التثبيت.',
  'Everything in Pro, permanently': 'كل ما في Pro، بصفة دائمة',
  'Get Lifetime': 'الحصول على خطة مدى الحياة',
  'What others charge': 'ما يتقاضاه الآخرون',
  'Other services change their prices, so a comparison is shown only with a link to them.':
    'تغيّر الخدمات الأخرى أسعارها، لذلك لا تظهر أي مقارنة إلا مع رابط إليها.',
  Ratings: 'التقييمات',
  'Docket collects no ratings. Its tests come with its source code; anyone can run and judge them.':
    'لا يجمع Docket تقييمات. اختباراته مرفقة بالشيفرة المصدرية، ويمكن لأي شخص تشغيلها والحكم عليها.',
  'Access and erasure': 'الاطلاع والمحو',
  'Members can download everything stored about them on their account page, and erase it there. Erasing destroys the key that encrypts their data in the log.':
    'يمكن للأعضاء في صفحة حسابهم تنزيل كل ما هو محفوظ عنهم ومحوه. يُتلف المحو المفتاح الذي يشفّر بياناتهم في السجل.',
  'Nothing sold or shared': 'لا بيع ولا مشاركة',
  'No page loads anything for advertising or tracking. Documents stay on this server. The text of a document goes to an AI provider only if one is set up, and only when someone uses an AI tool.':
    'لا تحمّل أي صفحة شيئًا للإعلان أو التتبّع. تبقى المستندات على هذا الخادم. ولا يُرسل نص المستند إلى مزوّد ذكاء اصطناعي إلا إذا كان مُعدًّا، وعندما يستخدم أحدهم أداة ذكاء اصطناعي فقط.',
  'Proof of what happened': 'إثبات ما حدث',
  'Every step is an event in a signed log. A receipt proves one of them without contacting this server.':
    'كل خطوة حدث في سجل موقَّع. ويثبت الإيصال أحدها دون الاتصال بهذا الخادم.',
  'Threats, in writing': 'التهديدات مكتوبة',
  'SECURITY.md says what an attacker gains in each position, what is promised and which test shows it, and what is not promised.':
    'يوضّح ملف SECURITY.md ما يكسبه المهاجم في كل موقع، وما نتعهّد به والاختبار الذي يثبته، وما لا نتعهّد به.',
  'Sensitive files': 'الملفات الحساسة',
  'Each conversion runs in its own process, which has never seen another visitor’s files. A redacted file is searched by a second program before you get it.':
    'تعمل كل عملية تحويل في عملية مستقلة لم ترَ قط ملفات زائر آخر. ويفتّش برنامج ثانٍ الملف المحجوب قبل أن تستلمه.',
  'Where it runs': 'مكان التشغيل',
  'On a machine of the owner’s choice. It needs no internet and no packages other than those in its lock file.':
    'على جهاز يختاره مالكه. لا يحتاج إلى الإنترنت ولا إلى حزم غير المذكورة في ملف القفل.',
  Availability: 'التوفّر',
  'No percentage is promised, since it depends on the machine. The server always says whether it is ready.':
    'لا تُحدَّد نسبة مئوية لأنها تتوقف على الجهاز. والخادم يبيّن دائمًا هل هو جاهز.',
  Throughput: 'القدرة على المعالجة',
  'How much it handles depends on its machine; the measurement comes with the program.':
    'يتوقف ما يستطيع معالجته على جهازه؛ وأداة القياس مرفقة بالبرنامج.',
};
