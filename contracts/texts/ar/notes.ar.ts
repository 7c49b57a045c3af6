import type { Translated } from '../text-catalogue.js';
import type { notesEn } from '../en/notes.en.js';

/** {@link notesEn} in Arabic. */
export const notesAr: Translated<typeof notesEn> = {
  'New pages were created because the original has no text that can be replaced (it is scanned or not a PDF).':
    'الصفحات جديدة: فالقديمة صور لنص أو ليست PDF، ولا يمكن كتابة شيء في موضعه.',
  'One passage was left in the original language: no translation into {language} kept its numbers and addresses unchanged.':
    'بقي مقطع واحد باللغة القديمة: لم تأتِ أي ترجمة ({language}) بأرقامه وعناوينه دون تغيير.',
  '{count} passages were left in the original language: no translation into {language} kept their numbers and addresses unchanged.':
    'عدد المقاطع الباقية باللغة القديمة {count}: لم تأتِ أي ترجمة ({language}) بأرقامها وعناوينها دون تغيير.',
  '{name} does not state its text encoding and was read as {encoding}. If characters are wrong, convert it again with another text encoding.':
    'لا يذكر {name} ترميز حروفه، وقُرئ على أنه {encoding}. إذا ظهرت حروف خاطئة، فحوّله من جديد بترميز نص آخر.',
  'Some characters in {name}, such as emoji, have no font here and are shown as boxes.':
    'لا يوجد هنا خط لبعض رموز {name}، مثل الإيموجي، فتظهر مربعات.',
  'The brightness values of {name} have a range of their own: the lowest is shown as black, the highest as white.':
    'لقيم السطوع في {name} نطاق خاص بها: تظهر أدنى قيمة باللون الأسود وأعلاها باللون الأبيض.',
  '{name} holds {count} pictures; only the first one is in the result.':
    'يحتوي {name} على {count} من الصور؛ والصورة الأولى وحدها في النتيجة.',
  'Nothing is on the pages that LibreOffice made of {name}. If it is not empty, save it in a newer format first.':
    'لا شيء على الصفحات التي صنعها LibreOffice من {name}. إن لم يكن الملف فارغًا فاحفظه أولًا بصيغة أحدث.',
  'Some columns of {name} are too narrow for their numbers, which are shown as ###. Convert it with sheets one page wide to see them.':
    'بعض أعمدة {name} أضيق من أن تتسع لأرقامها، فتظهر ###. حوِّله بأوراق عرضها صفحة واحدة لرؤيتها.',
  'Tracked changes of {name} are shown as marked, if it has any: they can be accepted or rejected in .docx files only.':
    'تظهر التغييرات المتعقَّبة في {name} كما هي معلَّمة، إن وُجدت: لا يمكن قبولها أو رفضها إلا في ملفات ‎.docx.',
  '{name} has tracked changes: words that are marked as deleted are still in the result. Convert it with changes accepted to leave them out.':
    'في {name} تغييرات متعقَّبة: الكلمات المعلَّمة كمحذوفة ما زالت في النتيجة. حوِّله بقبول التغييرات لاستبعادها.',
  '{name} is shown as plain text, not as a table, because {reason}.': 'يظهر {name} نصًّا لا جدولًا، لأن {reason}.',
  'it has only one column': 'فيه عمودًا واحدًا فقط',
  'its lines have different numbers of cells': 'عدد الخلايا يختلف بين سطوره',
  'a quotation mark in it is never closed': 'علامة اقتباس فيه لا تُغلق أبدًا',
  'it has too many cells': 'فيه خلايا كثيرة جدًّا',
  'The digital signature in {name} is no longer valid because the file was changed.':
    'لم يعد التوقيع الرقمي في {name} ساريًا: هذا ملف غير الذي وُقِّع.',
  'Signing ends the special rights that {name} gave to users of Adobe Reader.':
    'تنتهي بهذا التوقيع الحقوق الخاصة التي يمنحها {name} لمستخدمي Adobe Reader.',
  '{name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.':
    '{name} محمي بكلمة مرور أو من مالكه، أما الملف الموقَّع فلا. ومن لديه الملف يمكنه فتحه وطباعته ونسخه وتغييره.',
  'The structure of {name} was damaged; it was repaired before signing.':
    'لم تكن بنية {name} سليمة، فأُعيدت كتابته ثم وُقِّع.',
  "The file is signed, but without a time stamp: {why} The time comes from this installation's own clock.":
    'الملف موقَّع لكن دون ختم زمني: {why} ووقته هو وقت ساعة هذا النظام.',
  'the time stamp server did not respond.': 'لم يُجب خادم الختم الزمني.',
  'the time stamp server sent an unusable answer.': 'لا يمكن استخدام جواب خادم الختم الزمني.',
  'it is too large for a PDF signature.': 'إنه أكبر من أن يتسع له توقيع PDF.',
  '{name} contains its form twice; the XFA version was removed and the standard fields were kept.':
    'يحمل {name} نموذجه بطريقتين؛ تُركت المعروفة باسم XFA وبقيت الحقول العادية.',
  'Removed: {what}.': 'أُزيل: {what}.',
  'Nothing to remove: this PDF has no {what}.': 'لا شيء للإزالة: لا يحتوي ملف PDF هذا على شيء من: {what}.',
  scripts: 'برامج نصية',
  'actions that open or send something': 'إجراءات تفتح شيئًا أو ترسله',
  'attached files': 'ملفات مرفقة',
  'XFA forms': 'نماذج XFA',
  links: 'روابط',
  'document properties': 'خصائص المستند',
  'Any standard form fields were kept; the XFA version of the form, which can contain scripts, was removed.':
    'بقي النموذج حقولًا عادية بقدر ما فيه منها؛ أما وصفه XFA الذي قد يحمل برامج نصية فقد أُزيل.',
  '{what} kept, because removal was switched off.': '{what}: أُبقي لأن الخيار كان معطّلًا.',
  'This PDF contains {what}. All of it was kept; Sanitise removes it.':
    'يحتوي ملف PDF هذا على {what}. بقي كل ذلك؛ وتزيله أداة «تنقية».',
  'This PDF contains {what}. All of it was kept, because removal was switched off.':
    'يحتوي ملف PDF هذا على {what}. بقي كل ذلك لأن الخيار كان معطّلًا.',
  'This PDF contains {what}. Open it only if you trust the sender.':
    'يحتوي ملف PDF هذا على {what}. لا تفتحه إلا إذا كنت تثق بمن أرسله.',
  'Target of {wanted} met: {got}.': 'تحقّق الهدف {wanted}: {got}.',
  'Target of {wanted} missed: {got} is the smallest possible, because {why}.':
    'لم يتحقّق الهدف {wanted}: أصغر ما أمكن {got}، لأن {why}.',
  'the rest is text, fonts, drawings and images that would be unreadable if they were smaller':
    'ما بقي نص وخطوط ورسوم وصور لن تُقرأ لو صغرت أكثر',
  '{files} left out: their contents cannot be checked.': '{files}: تُرك، لأن محتواه لا يمكن التحقّق منه.',
  'Scripts and dynamic form data left out.': 'تُركت البرامج النصية وبيانات النماذج الديناميكية.',
  'Document properties such as title and author left out.': 'تُركت خصائص المستند مثل العنوان والمؤلف.',
  '{count} or form fields removed together with the text.': 'أُزيلت مع النص: {count} أو حقول نماذج.',
  'The text of {name} was recognised in a picture (OCR); please check it.':
    'تعرّف البرنامج على نص {name} في صورة؛ يُرجى مراجعته.',
  'The text of {count} of {total} pages of {name} was recognised in a picture (OCR); please check it.':
    'تعرّف البرنامج على نص {count} من {total} من صفحات {name} في صورة؛ يُرجى مراجعته.',
  '{name}: {what} to external content not followed.': '{name}: لم يُتبع إلى محتوى خارجه: {what}.',
  '{name}: {what} not opened.': '{name}: لم يُفتح: {what}.',
  '{name}: {links} to external content not followed, {objects} not opened.':
    '{name}: لم يُتبع إلى محتوى خارجه: {links}؛ ولم يُفتح: {objects}.',
  'Page {pages} could not be searched: there is no text, only pictures.':
    'تعذّر البحث في الصفحة {pages}: لا نص فيها، بل صور فقط.',
  'Pages {pages} could not be searched: there is no text, only pictures.':
    'تعذّر البحث في الصفحات {pages}: لا نص فيها، بل صور فقط.',
  'Page {pages} could not be searched completely: pictures on it may show text.':
    'تعذّر البحث في الصفحة {pages} بالكامل: قد تُظهر الصور فيها نصًا.',
  'Pages {pages} could not be searched completely: pictures on them may show text.':
    'تعذّر البحث في الصفحات {pages} بالكامل: قد تُظهر الصور فيها نصًا.',
  'Pictures on page {pages} of {name} may hold text that was not read: that would have taken too long.':
    'قد تحتوي الصور في الصفحة {pages} من {name} على نص لم يُقرأ: كان ذلك سيستغرق وقتًا طويلًا.',
  'The text recognised on page {page} of {name} may not be found by every program, because the content of the page is damaged.':
    'قد لا تعثر كل البرامج على النص الذي تم التعرف عليه في الصفحة {page} من {name}، لأن محتوى الصفحة تالف.',
  'Pictures on pages {pages} of {name} may hold text that was not read: that would have taken too long.':
    'قد تحتوي الصور في الصفحات {pages} من {name} على نص لم يُقرأ: كان ذلك سيستغرق وقتًا طويلًا.',
  'Page {pages}: some letters could not be searched, because the document does not identify them.':
    'الصفحة {pages}: تعذّر البحث في بعض الحروف لأن المستند لا يبيّن ما هي.',
  'Pages {pages}: some letters could not be searched, because the document does not identify them.':
    'الصفحات {pages}: تعذّر البحث في بعض الحروف لأن المستند لا يبيّن ما هي.',
  'Item {id} was not found on any page.': 'لم يُعثر على العنصر {id} في أي صفحة.',
  'It was only in an earlier version of the document that the file still contained; the result does not.':
    'كان في إصدار سابق من المستند فقط ما زال الملف يحمله؛ أما النتيجة فلا تحمله.',
  'Page {pages} became a picture, because that was the only way to remove everything for certain.':
    'صارت الصفحة {pages} صورة، لأن ذلك كان السبيل الوحيد لإزالة كل شيء يقينًا.',
  'Form fields that showed what was to be removed are now part of their pages and can no longer be filled in.':
    'حقول النماذج التي كانت تعرض ما يجب حذفه أصبحت جزءًا من صفحاتها ولم يعد بالإمكان تعبئتها.',
  'Page {pages} became a picture, because an image on it contradicts its own file: other programs may have shown it in other colours or elsewhere.':
    'صارت الصفحة {pages} صورة، لأن صورة فيها تناقض ملفها: ربما عرضتها برامج أخرى بألوان أخرى أو في موضع آخر.',
  'Pages {pages} became pictures, because images on them contradict their own files: other programs may have shown them in other colours or elsewhere.':
    'صارت الصفحات {pages} صورًا، لأن صورًا فيها تناقض ملفاتها: ربما عرضتها برامج أخرى بألوان أخرى أو في موضع آخر.',
  'Pages {pages} became pictures, because that was the only way to remove everything for certain.':
    'صارت الصفحات {pages} صورًا، لأن ذلك كان السبيل الوحيد لإزالة كل شيء يقينًا.',
  '{pages} and {count} more': '{pages} و{count} أخرى',
  'A replacement text was left out, because it contains what was to be removed.':
    'تُرك نص بديل لأنه يحتوي على ما كان يجب إزالته.',
  'Based on {count} of the {total} sections of this document, taken from all over it.':
    'أُعدّ من {count} من أجزاء هذا المستند البالغة {total}، موزّعة عليه كله.',
  '1 attached file was left out: attachments do not belong to any page.':
    'تُرك ملف مرفق واحد: المرفقات لا تنتمي إلى أي صفحة.',
  '{count} attached files were left out: attachments do not belong to any page.':
    'عدد الملفات المرفقة المتروكة {count}: المرفقات لا تنتمي إلى أي صفحة.',
  '{count} pages, {same} of them unchanged, {drawings} drawings':
    'الصفحات: {count}، منها دون تغيير: {same}؛ الرسوم: {drawings}',
  '{streams} streams, {objects} objects': 'التدفقات: {streams}، الكائنات: {objects}',
  '{count} pages, {change}': 'الصفحات: {count}؛ {change}',
  'at most {share} of a page changed ({part} within any area the size of a short word)':
    'تغيّر على الأكثر {share} من صفحة، و{part} من قطعة بحجم كلمة قصيرة',
  '{boxes} box on {pages} page': 'المربعات: {boxes}، الصفحات: {pages}',
  '{boxes} boxes on {pages} page': 'المربعات: {boxes}، الصفحات: {pages}',
  '{boxes} boxes on {pages} pages': 'المربعات: {boxes}، الصفحات: {pages}',
  '1 picture': 'صورة واحدة',
  '{count} pictures': 'عدد الصور: {count}',
};
