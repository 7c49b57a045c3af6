import type { Translated } from '../text-catalogue.js';
import type { refusalsEn } from '../en/refusals.en.js';

/** {@link refusalsEn} in Arabic. */
export const refusalsAr: Translated<typeof refusalsEn> = {
  '{field}: {problem}': '{field}: {problem}',
  '{message}': '{message}',
  'Send the files as multipart/form-data, in the field "files"':
    'أرسل الملفات بصيغة multipart/form-data في الحقل «files»',
  'The upload was interrupted. Please send the files again.': 'انقطع الرفع. يُرجى إرسال الملفات مرة أخرى.',
  'The upload was stopped because it was too slow. Please try again.':
    'أُنهي الرفع لأنه لم يعد يصل منه شيء تقريبًا. يُرجى إعادة المحاولة.',
  'Parts of {name} are no longer stored here. Please send the file again.':
    'لم تعد أجزاء من {name} موجودة هنا. يُرجى إرسال الملف من جديد.',
  'At most {limit} uploads can run at the same time. Please try again in {seconds} seconds.':
    'يمكن تشغيل {limit} من عمليات الرفع في الوقت نفسه على الأكثر. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
  'The request is too large: all files together may have at most {limit} MB':
    'الطلب كبير جدًا: يجب ألا يتجاوز مجموع الملفات {limit} ميغابايت',
  'Too many files: one conversion takes at most {limit}':
    'ملفات كثيرة جدًا: تقبل عملية التحويل الواحدة {limit} على الأكثر',
  'This call is only accepted from the pages of this installation': 'لا يُقبل هذا الطلب إلا من صفحات هذا التثبيت',
  'This installation is not served under the name {host}. If it should be, add the name to the setting ALLOWED_HOSTS and restart Docket.':
    'لا يُقدَّم هذا التثبيت باسم {host}. إذا كان ينبغي ذلك فأضف الاسم إلى الإعداد ALLOWED_HOSTS وأعد تشغيل Docket.',
  'There is no page or call at {path}': 'لا توجد صفحة أو استدعاء على {path}',
  'Not signed in': 'لم يتم تسجيل الدخول',
  'Your session has ended. Please sign in and send the files again.':
    'انتهت جلستك. يُرجى تسجيل الدخول وإرسال الملفات مرة أخرى.',
  'Session not found': 'لا توجد لديك جلسة كهذه',
  'No member has the address or ID {member}': 'لا يوجد عضو بالعنوان أو المعرّف {member}',
  'Your data is already being exported. Please try again when that has finished.':
    'يجري تصدير بياناتك بالفعل. يُرجى إعادة المحاولة بعد انتهاء ذلك.',
  'Only administrators can see this': 'لا يمكن إلا للمسؤولين رؤية هذا',
  'operation: "{given}" is not a tool; valid values are {valid}':
    'operation: ‏«{given}» ليست أداة؛ القيم الصالحة هي {valid}',
  'files: send at least one file': 'files: أرسل ملفًا واحدًا على الأقل',
  '{name} is empty': '{name} فارغ',
  'Invalid file type. Only {types} files are allowed.': 'نوع الملف غير صالح. يُسمح فقط بملفات {types}.',
  '{name} looks like {claimed} by its name, but its content is {found}':
    'يدل اسم {name} على {claimed}، لكن محتواه {found}',
  'File size {size}MB exceeds maximum allowed size of {limit}MB for {type} files.':
    'حجم الملف {size} ميغابايت يتجاوز الحد الأقصى المسموح {limit} ميغابايت لملفات {type}.',
  '{name} cannot be opened as a PDF: {reason}': 'لا يمكن فتح {name} كملف PDF: ‏{reason}',
  '{name} is protected by a password': '{name} محمي بكلمة مرور',
  '{name} is protected by a password in a way that is not opened here. Please save it without one, or as .docx, .xlsx or .pptx.':
    '{name} محمي بكلمة مرور بطريقة لا تُفتح هنا. يُرجى حفظه بلا كلمة مرور، أو بصيغة ‎.docx أو ‎.xlsx أو ‎.pptx.',
  'The password for {name} is not correct': 'كلمة مرور {name} غير صحيحة',
  'The owner of {name} does not allow {what}. To continue, enter the owner password (not the one that only opens the file), or ask the owner for a file that allows it.':
    'مالك {name} لا يسمح بما يلي: {what}. للمتابعة، أدخل كلمة مرور المالك (وليس كلمة مرور الفتح فقط)، أو اطلب من المالك ملفًا يسمح بذلك.',
  '{name} has {count} pages; the limit is {limit}': 'عدد صفحات {name} هو {count}؛ الحد هو {limit}',
  'This PDF is too complex: one of its pages exceeds the time or memory limit':
    'ملف PDF معقد جدًا: قراءة إحدى صفحاته أو رسمها تحتاج إلى وقت أو ذاكرة أكثر من المسموح للصفحة',
  '{name} is already signed, and another signature would make the existing one invalid: {reason}':
    '{name} موقّع بالفعل، وتوقيع آخر سيُبطل التوقيع الحالي: {reason}',
  '{name} is already signed, and only the first signature of a document can certify it. Sign it without certification, or certify it before anyone else signs.':
    '{name} موقّع بالفعل، ولا يمكن إلا للتوقيع الأول أن يصدّق على المستند. وقّعه بلا تصديق، أو صدّق عليه قبل أن يوقّع غيرك.',
  'pageRanges: "{part}" is not a page or a range such as 1-3': 'pageRanges: ‏«{part}» ليست صفحة ولا نطاقًا مثل 1-3',
  'This document has {count} pages; page {page} does not exist':
    'عدد صفحات هذا المستند {count}؛ الصفحة {page} غير موجودة',
  '{name} has {count} pages; page {page} does not exist': 'عدد صفحات {name} هو {count}؛ الصفحة {page} غير موجودة',
  'pages: there is no file {file}; the request has {count}': 'pages: لا يوجد ملف {file}؛ في الطلب {count}',
  '{count} pages were requested; the limit for one call is {limit}': 'طُلبت {count} صفحة؛ الحد للطلب الواحد هو {limit}',
  'Page {page} of {name} is damaged in such a way that nothing drawn over it would be seen. Converting the pages to images and those back to a PDF can help.':
    'الصفحة {page} من {name} تالفة إلى حد أن أي شيء يُرسم فوقها لن يظهر. قد يفيد تحويل الصفحات إلى صور ثم تحويل الصور إلى ملف PDF.',
  'Page {page} of {name} could not be drawn': 'تعذّر رسم الصفحة {page} من {name}',
  '{name} cannot be read as an image: {reason}': 'لا يمكن قراءة {name} كصورة: {reason}',
  '{name} is {width} x {height} pixels; the limit is {limit} megapixels':
    'أبعاد {name} هي {width} × {height} بكسل؛ الحد {limit} ميغابكسل',
  '{name} cannot be read as text: {reason}': 'لا يمكن قراءة {name} كنص: {reason}',
  'No font for the {script} characters in {what} is installed on this site':
    'لا يوجد في هذا الموقع خط فيه رموز {script} الخاصة بـ{what}',
  '{name} has {count} pages without text, and one conversion has time to recognise only about {limit}. Please split it and convert the parts.':
    'في {name} ‏{count} صفحة بلا نص، ولا يتسع وقت عملية التحويل الواحدة إلا للتعرف على نحو {limit}. يُرجى تقسيمه وتحويل الأجزاء.',
  'No text was found in {name}, not even by text recognition': 'لم يُعثر على نص في {name}، ولا حتى بالتعرف على النص',
  '{name} cannot be read as an Office document: {reason}': 'لا يمكن قراءة {name} كمستند Office: ‏{reason}',
  '{name} cannot be converted: this site does not support this kind of Office file':
    'لا يمكن تحويل {name}: هذا الموقع لا يفتح هذا النوع من ملفات Office',
  'Office files are not converted on this site': 'لا تُحوَّل ملفات Office على هذا الموقع',
  'Nothing was redacted: {reason}': 'لم يُحجب شيء: {reason}',
  'The items match more than {limit} places. Please make them more specific.':
    'تطابق العناصر أكثر من {limit} موضع. يُرجى جعلها أكثر تحديدًا.',
  'The redaction could not be verified, so no file is returned. Check "{gate}" failed on page {page}.':
    'تعذّر التحقق من الحجب، لذا لا يُعاد أي ملف. فشل الفحص «{gate}» في الصفحة {page}.',
  '{what} is not set up on this site': '{what} غير مُعدّ على هذا الموقع',
  "The AI provider rejected this site's credentials. Please contact the administrator.":
    'لم يقبل مزوّد الذكاء الاصطناعي هذا الموقع. يُرجى إبلاغ من يديره.',
  'The AI provider rejected the request: {reason}. Please contact the administrator.':
    'رفض مزوّد الذكاء الاصطناعي الطلب: {reason}. يُرجى إبلاغ من يدير هذا الموقع.',
  'This installation has no credit left with its AI provider.': 'لم يبقَ لهذا التثبيت رصيد لدى مزوّد الذكاء الاصطناعي.',
  'The AI provider cannot be reached. Please try again in a few minutes.':
    'تعذّر الوصول إلى مزوّد الذكاء الاصطناعي. يُرجى إعادة المحاولة بعد بضع دقائق.',
  'The AI provider is overloaded. Please try again in a few minutes.':
    'مزوّد الذكاء الاصطناعي مثقل بالطلبات. يُرجى إعادة المحاولة بعد بضع دقائق.',
  'The AI provider did not answer within {seconds} seconds. Please try again.':
    'لم يُجب مزوّد الذكاء الاصطناعي خلال {seconds} ثانية. يُرجى إعادة المحاولة.',
  'The answer of the AI provider was cut off. Please try again.':
    'انقطعت إجابة مزوّد الذكاء الاصطناعي. يُرجى إعادة المحاولة.',
  'The AI model returned an unusable answer twice: {problem}':
    'أعطى نموذج الذكاء الاصطناعي مرتين إجابة لا يمكن استخدامها: {problem}',
  'The AI model declined to work on this document.': 'امتنع نموذج الذكاء الاصطناعي عن العمل على هذا المستند.',
  '{name} is too long for the AI model: it has about {tokens} tokens, and the limit for one request is {limit}':
    '{name} أطول مما يقبله نموذج الذكاء الاصطناعي: فيه نحو {tokens} وحدة نصية، والحد للطلب الواحد {limit}',
  '{name} is already in {language}. Please choose another language.':
    '{name} مكتوب بالفعل بهذه اللغة: {language}. يُرجى اختيار لغة أخرى.',
  'Translating into {language} is not set up on this site': 'الترجمة إلى {language} غير مُعدّة على هذا الموقع',
  'There is too little in {name} that questions can ask for without AI: names, dates and numbers in whole sentences':
    'لا يوجد في {name} ما يكفي لطرح أسئلة عنه بدون ذكاء اصطناعي: أسماء وتواريخ وأرقام في جمل كاملة',
  '{name} has too little text for {what}': 'النص في {name} أقل مما يلزم لـ{what}',
  'The result would be larger than {limit} MB': 'ستكون النتيجة أكبر من {limit} ميغابايت',
  'Conversion not found': 'عملية التحويل غير موجودة',
  'The file is still being processed. Please try again in a few moments.':
    'لا تزال معالجة الملف جارية. يُرجى إعادة المحاولة بعد لحظات.',
  'The conversion failed: {reason}': 'فشلت عملية التحويل: {reason}',
  'The conversion was cancelled': 'أُلغيت عملية التحويل',
  'The conversion is still running; cancel it first': 'لا تزال عملية التحويل جارية؛ ألغها أولًا',
  'Only a completed conversion can be renamed': 'لا يمكن إعادة تسمية إلا عملية تحويل مكتملة',
  'This conversion did not produce a file': 'لم تُنتج عملية التحويل هذه ملفًا',
  'The file of this conversion has already been deleted': 'حُذف ملف عملية التحويل هذه بالفعل',
  'This conversion cannot be retried: {reason}': 'لا يمكن إعادة محاولة عملية التحويل هذه: {reason}',
  'The conversion has already ended': 'انتهت عملية التحويل بالفعل',
  'The file could not be processed: the conversion was interrupted {attempts} times':
    'تعذّرت معالجة الملف: انقطعت عملية التحويل {attempts} مرات',
  'The file could not be processed: the conversion stopped unexpectedly':
    'تعذّرت معالجة الملف: توقفت عملية التحويل على نحو غير متوقع',
  'The file took longer than {seconds} seconds to process': 'استغرقت معالجة الملف أكثر من {seconds} ثانية',
  'The file needs more than the {limit} MB of memory that one conversion may use':
    'يحتاج الملف إلى أكثر من {limit} ميغابايت من الذاكرة المسموح بها لعملية تحويل واحدة',
  'No worker finished the conversion within {minutes} minutes': 'لم تكتمل عملية التحويل خلال {minutes} دقيقة',
  'The passwords for this conversion can no longer be read. Please send the files again.':
    'لم يعد ممكنًا قراءة كلمات مرور عملية التحويل هذه. يُرجى إرسال الملفات مرة أخرى.',
  'Too many conversions are waiting on this installation. Please try again in {seconds} seconds.':
    'عمليات تحويل كثيرة تنتظر على هذا التثبيت. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
  '{limit} of your conversions have not finished yet. Please try again in {seconds} seconds.':
    'لم تكتمل بعد {limit} من عمليات التحويل الخاصة بك. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
  '{limit} conversions from your network have not finished yet. Please try again in {seconds} seconds.':
    'لم تكتمل بعد {limit} من عمليات التحويل من شبكتك. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
  'You have used up your processing time for now. Please try again in {seconds} seconds.':
    'استنفدت عمليات التحويل الخاصة بك وقت المعالجة المسموح. يُرجى إعادة المحاولة بعد {seconds} ثانية.',
  'There is no thumbnail for this file': 'لا توجد صورة مصغرة لهذا الملف',
  'There is no receipt for this file': 'لا يوجد إيصال لهذا الملف',
  'There is no proof for this file: it was renamed before names were encrypted, or this installation does not sign its log':
    'لا يوجد إثبات لهذا الملف: أُعيدت تسميته قبل تشفير الأسماء، أو أن هذا التثبيت لا يوقّع سجله',
  'Other replays are running. Please try again in a moment.':
    'عمليات إعادة تشغيل أخرى جارية. يُرجى إعادة المحاولة بعد لحظة.',
  'This replay takes longer than {seconds} seconds; `npm run replay` on the server has no time limit':
    'تستغرق إعادة التشغيل هذه أكثر من {seconds} ثانية؛ لا حد زمنيًا للأمر `npm run replay` على الخادم',
  'Other exports of the log are running. Please try again when one has finished.':
    'عمليات تصدير أخرى للسجل جارية. يُرجى إعادة المحاولة عند انتهاء إحداها.',
  'Invalid share link': 'رابط مشاركة غير صالح',
  'This file is protected by a password': 'هذا الملف محمي بكلمة مرور',
  'The password is not correct. Attempts left: {left}': 'كلمة المرور غير صحيحة. المحاولات المتبقية: {left}',
  'Too many wrong passwords. Please try again in {minutes} minutes.':
    'كلمات مرور خاطئة كثيرة. يُرجى إعادة المحاولة بعد {minutes} دقيقة.',
  'Many passwords are being checked at the moment. Please try again in {seconds} seconds.':
    'يجري التحقق من كلمات مرور كثيرة في الوقت الحالي. يُرجى إعادة المحاولة بعد {seconds} ثوانٍ.',
  'Too many changes in a short time. Please try again in {minutes} minutes.':
    'تغييرات كثيرة في وقت قصير. يُرجى إعادة المحاولة بعد {minutes} دقيقة.',
  'Too many attempts with invalid share links. Please try again in {minutes} minutes.':
    'روابط مشاركة كثيرة غير موجودة. يُرجى إعادة المحاولة بعد {minutes} دقيقة.',
  'The download limit of this link has been reached': 'بلغ هذا الرابط حد التنزيلات',
  'A link can only end after now, and not later than this server keeps files for its owner':
    'لا يمكن أن ينتهي الرابط إلا بعد الآن، وليس بعد المدة التي يحتفظ فيها هذا الخادم بملفات صاحبه',
  'Previews are turned off because this link has a download limit':
    'عدد تنزيلات هذا الرابط محدود، لذا لا يُرسل ملفه للمعاينة',
  'Share link not found or expired': 'رابط المشاركة غير موجود أو منتهي الصلاحية',
  'The requested range is outside the file ({size} bytes)': 'حجم الملف {size} بايت؛ النطاق المطلوب خارجه',
  'The disk of this installation is full. Nothing was stored.': 'قرص هذا التثبيت ممتلئ. لم يُخزَّن شيء.',
  'There is no room for these files: you are using {used} of {limit} MB. Please delete documents you no longer need, or wait until their links end.':
    'لا مساحة لهذه الملفات: تستخدم {used} من {limit} ميغابايت. يُرجى حذف مستندات لم تعد تحتاجها، أو الانتظار حتى تنتهي روابطها.',
  'There is no room for these files: this installation is using {used} of {limit} MB. Please delete documents you no longer need, or ask the administrator for more space.':
    'لا مساحة لهذه الملفات: {used} من {limit} ميغابايت في هذا التثبيت مستخدمة. يُرجى حذف مستندات لم تعد تحتاجها، أو طلب مساحة أكبر من المسؤول.',
  'The {service} service is not responding. Please try again in a moment.':
    'خدمة {service} لا تستجيب. يُرجى إعادة المحاولة بعد لحظة.',
  'The server is restarting. Please try again in a moment.': 'الخادم قيد إعادة التشغيل. يُرجى إعادة المحاولة بعد لحظة.',
};
