import type { Translated } from '../text-catalogue.js';
import type { sentencesEn } from '../en/sentences.en.js';

/** {@link sentencesEn} in Arabic. */
export const sentencesAr: Translated<typeof sentencesEn> = {
  'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then restart Docket.':
    'اضبط OPENAI_API_KEY (وOPENAI_BASE_URL وOPENAI_MODEL لمزوّد آخر) ثم أعد تشغيل Docket.',
  'Summaries consist of sentences from the document, quizzes ask about its dates, numbers and names, and sensitive data is found by patterns and by a small model for names and addresses that runs here. No AI provider is used, and no document leaves this installation.':
    'تتكون الملخصات من جمل المستند، وتسأل الاختبارات عن تواريخه وأرقامه وأسمائه، ويُعثر على البيانات الحساسة بالأنماط وبنموذج صغير للأسماء والعناوين يعمل هنا. لا يُستخدم مزوّد ذكاء اصطناعي، ولا يغادر أي مستند هذا التثبيت.',
  'Summaries and quizzes are written by the model {model}, which receives the text of the document.':
    'يكتب النموذج {model} الملخصات والاختبارات، ويتلقى نص المستند.',
  'Documents are translated by the model {model}, which receives their text.':
    'يترجم النموذج {model} المستندات ويتلقى نصها.',
  'Word, Excel, PowerPoint, OpenDocument and RTF files are converted with their full layout.':
    'تُحوَّل ملفات Word وExcel وPowerPoint وOpenDocument وRTF بتخطيطها الكامل.',
  'Scanned pages and pictures are not read.': 'لا تُقرأ الصفحات الممسوحة ضوئيًا والصور.',
  'Text on scanned pages and in pictures is read in {languages}.':
    'يُقرأ النص في الصفحات الممسوحة ضوئيًا والصور بهذه اللغات: {languages}.',
  converting: 'التحويل',
  'choosing sentences': 'اختيار الجمل',
  'looking for active content': 'البحث عن محتوى نشط',
  'looking for facts to ask about': 'البحث عن حقائق للسؤال عنها',
  packing: 'التجميع',
  removing: 'الإزالة',
  sealing: 'الختم',
  'setting text': 'تنسيق النص',
  'setting the table': 'تنسيق الجدول',
  translating: 'جارٍ الترجمة',
  'writing the signature': 'كتابة التوقيع',
  'writing the summary': 'كتابة الملخص',
  'page {page} of {count}': 'صفحة {page} من {count}',
  'image {image} of {count}': 'صورة {image} من {count}',
  'joining {count} files': 'ضم {count} ملفات',
  'reading page {page} of {count}': 'قراءة الصفحة {page} من {count}',
  'reading page {page}': 'قراءة الصفحة {page}',
  'reading part {part} of {count}': 'قراءة الجزء {part} من {count}',
  'reading {name}': 'قراءة {name}',
  'A further signature was added.': 'أُضيف توقيع آخر.',
  'A signature was added in a new field, which a certified document leaves no room for.':
    'أُضيف توقيع في حقل جديد، وهو ما لا يسمح به مستند مصدَّق.',
  'A timestamp of the document was added.': 'أُضيف ختم زمني للمستند.',
  'Data for checking the signatures was added.': 'أُضيفت بيانات للتحقق من التوقيعات.',
  'The properties of the document were updated.': 'حُدِّثت خصائص المستند.',
  'A form was filled in.': 'تمت تعبئة نموذج.',
  'Comments or other annotations were added, changed or removed.': 'أُضيفت تعليقات أو حواشٍ أخرى أو عُدِّلت أو أُزيلت.',
  'Fields of the form were added, changed or removed.': 'أُضيفت حقول في النموذج أو عُدِّلت أو أُزيلت.',
  'Page content was changed.': 'تغيّر ما تعرضه الصفحات.',
  'Scripts, names or actions were added, changed or removed.': 'أُضيفت برامج نصية أو أسماء أو إجراءات أو عُدِّلت أو أُزيلت.',
  'The structure of the document was changed.': 'تغيّرت بنية المستند.',
  'A form was filled in: {fields}.': 'تمت تعبئة نموذج: {fields}.',
  'Fields of the form were added, changed or removed: {fields}.': 'أُضيفت حقول في النموذج أو عُدِّلت أو أُزيلت: {fields}.',
  'The content of page {page} was changed.': 'تغيّر ما تعرضه الصفحة {page}.',
  'The content of pages {pages} was changed.': 'تغيّر ما تعرضه الصفحات {pages}.',
  'Comments or other annotations were added, changed or removed on page {page}.':
    'أُضيفت تعليقات أو حواشٍ أخرى في الصفحة {page} أو عُدِّلت أو أُزيلت.',
  'Comments or other annotations were added, changed or removed on pages {pages}.':
    'أُضيفت تعليقات أو حواشٍ أخرى في الصفحات {pages} أو عُدِّلت أو أُزيلت.',
  'Fields that this signature locks were changed: {fields}.': 'تغيّرت حقول يقفلها هذا التوقيع: {fields}.',
  'The additions cannot be compared with what was signed.': 'لا يمكن مقارنة ما أُضيف بما تم توقيعه.',
  '{name} was damaged; what could be read was used.': 'كان {name} تالفًا؛ استُخدم ما أمكنت قراءته.',
  '{name} had no password, so it was left unchanged.': 'لم تكن لـ {name} كلمة مرور؛ بقي كما هو.',
  '{name} is damaged. It was left as it is, because it would become larger if it were repaired.':
    'الملف {name} تالف. وقد تُرك كما هو لأن إصلاحه يزيد حجمه.',
  'This PDF is already as small as it gets at this quality.': 'ملف PDF هذا في أصغر حجم ممكن بهذه الجودة.',
  'Anything outside the crop is hidden, not removed: anyone can bring it back. To remove it, use Redact.':
    'ما يقع خارج الاقتصاص مخفي وليس محذوفًا: يمكن لأي شخص إظهاره. لإزالته استخدم «حجب».',
  'One page without text was recognised automatically (OCR) to make it searchable; some of the text may be wrong.':
    'قُرئت صفحة بلا نص آليًا لجعل النص قابلًا للبحث؛ قد توجد أخطاء في القراءة.',
  '{count} pages without text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'قُرئت {count} صفحات بلا نص آليًا لجعل النص قابلًا للبحث؛ قد توجد أخطاء في القراءة.',
  'Pictures on one page that has other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'قُرئت آليًا الصور في صفحة فيها نص آخر لجعلها قابلة للبحث؛ قد توجد أخطاء في القراءة.',
  'Pictures on {count} pages that have other text were recognised automatically (OCR) to make them searchable; some of the text may be wrong.':
    'قُرئت آليًا الصور في {count} صفحات فيها نص آخر لجعلها قابلة للبحث؛ قد توجد أخطاء في القراءة.',
  '{name} is protected by a password or by its owner; the result is not. Anyone who has it can open, print, copy and change it.':
    '{name} محمي بكلمة مرور أو من مالكه؛ أما النتيجة فلا. من يملكها يمكنه فتحها وطباعتها ونسخها وتغييرها.',
  '{name} has a simplified layout, because the Office engine is not installed here: pictures, headers, footers and notes are left out.':
    'تخطيط {name} مبسّط لأن محرك Office غير مثبّت هنا: حُذفت الصور والرؤوس والتذييلات والملاحظات.',
  'Pictures and drawings are not on the new pages. The layout "Same pages" keeps them.':
    'الصور والرسوم ليست في الصفحات الجديدة. التخطيط «الصفحات نفسها» يُبقيها.',
  'Some characters, such as emoji, have no font here and are shown as boxes.':
    'بعض الرموز، مثل الإيموجي، لا خط لها هنا وتظهر كمربعات.',
  'it is damaged beyond repair': 'إنه تالف ولا يمكن إصلاحه',
  'it does not start with a PDF header': 'لا يبدأ كما يبدأ ملف PDF',
  'its structure is damaged beyond repair': 'بنيته تالفة ولا يمكن إصلاحها',
  'its pages are damaged beyond repair': 'صفحاته تالفة ولا يمكن إصلاحها',
  'its contents are damaged': 'محتوياته تالفة',
  'its samples are no whole numbers from 0 on of up to 16 bits; save it with 8 or 16 bits for each channel':
    'عيّناتها ليست أعدادًا صحيحة تبدأ من 0 ولا تتجاوز 16 بت؛ احفظها بعمق 8 أو 16 بت لكل قناة',
  'it is damaged or cut off': 'إنه تالف أو مبتور',
  'it does not begin like an Office document': 'إنه لا يبدأ كمستند Office',
  'it holds no Office document': 'ليس فيه مستند Office',
  'it unpacks to more than fits into memory': 'حجمه بعد فك الضغط أكبر من الذاكرة',
  'LibreOffice could not make anything of it': 'لم يستطع LibreOffice أن يصنع منه شيئًا',
  'LibreOffice made a PDF of it that does not open': 'صنع LibreOffice منه ملف PDF لا يُفتح',
  'it was saved by PowerPoint 4 or 95, whose files are not read here. Open it in PowerPoint and save it as .pptx':
    'حُفظ ببرنامج PowerPoint 4 أو 95، ولا تُقرأ ملفاتهما هنا. افتحه في PowerPoint واحفظه بصيغة ‎.pptx',
  'it contains binary data': 'يحتوي على بيانات ثنائية',
  'it has not failed': 'لم تفشل',
  'the passwords or texts that came with it are not kept. Please send the files again.':
    'كلمات المرور أو النصوص المرفقة بها لا تُحفظ. يُرجى إرسال الملفات مرة أخرى.',
  'a summary': 'ملخص',
  'a quiz': 'اختبار',
  Translation: 'الترجمة',
  'Please enter watermark text': 'يُرجى إدخال نص العلامة المائية',
  'Please select a target language.': 'يُرجى اختيار لغة الهدف.',
  'must not be empty': 'يجب ألا يكون فارغًا',
  'must be an e-mail address': 'يجب أن يكون عنوان بريد إلكتروني',
  'must be pages and ranges separated by commas, such as 1-3, 7, 9-12':
    'يجب أن تكون صفحات ونطاقات مفصولة بفواصل، مثل \u20661-3, 7, 9-12\u2069',
  'must be a size such as 500 KB or 2 MB': 'يجب أن يكون حجمًا مثل \u2066500 KB\u2069 أو \u20662 MB\u2069',
  'must be at most {max} characters': 'يجب ألا يتجاوز {max} حرفًا',
  'must have {min} to {max} characters': 'يجب أن يكون من {min} إلى {max} حرفًا',
  'must be a whole number from {min} to {max}': 'يجب أن يكون عددًا صحيحًا من {min} إلى {max}',
  'must be empty or a whole number from {min} to {max}': 'يجب أن يكون فارغًا أو عددًا صحيحًا من {min} إلى {max}',
  'must be a number from {min} to {max}': 'يجب أن يكون عددًا من {min} إلى {max}',
  'must be empty or a number from {min} to {max}': 'يجب أن يكون فارغًا أو عددًا من {min} إلى {max}',
  'must not be the same as userPassword': 'يجب ألا تكون مثل كلمة مرور الفتح',
  'at least one switch must be on': 'يجب تفعيل خيار واحد على الأقل',
  'changing its content': 'تغيير ما يعرضه',
  'adding comments or signatures': 'إضافة تعليقات أو توقيعات',
  'rotating, moving or removing pages': 'تدوير الصفحات أو نقلها أو إزالتها',
  'copying its text': 'نسخ محتواه',
  '{count} characters or more': '{count} أحرف أو أكثر',
  'Translation is not set up on this site.': 'الترجمة غير مُعدّة على هذا الموقع.',
  'must name the pages of each part, such as 1-3, 7, 9-12, unless every page becomes a file':
    'يجب أن تُحدَّد صفحات كل جزء، مثل \u20661-3, 7, 9-12\u2069، ما لم تصبح كل صفحة ملفًا',
};
