import type { Translated } from '../text-catalogue.js';
import type { notesEn } from '../en/notes.en.js';

/** {@link notesEn} in Chinese. */
export const notesZh: Translated<typeof notesEn> = {
  'New pages were created because the original has no text that can be replaced (it is scanned or not a PDF).':
    '页面是新建的：原页面是文字图片或不是 PDF，无法在原处写入。',
  'One passage was left in the original language: no translation into {language} kept its numbers and addresses unchanged.':
    '有一段保留原文：译文（{language}）均未能原样保留其中的数字和地址。',
  '{count} passages were left in the original language: no translation into {language} kept their numbers and addresses unchanged.':
    '有 {count} 段保留原文：译文（{language}）均未能原样保留其中的数字和地址。',
  '{name} does not state its text encoding and was read as {encoding}. If characters are wrong, convert it again with another text encoding.':
    '{name} 未说明其字符编码，已按 {encoding} 读取。如果有乱码，请换一种文本编码重新转换。',
  'Some characters in {name}, such as emoji, have no font here and are shown as boxes.':
    '{name} 中的某些符号（如表情符号）在此处没有字体，显示为方框。',
  'The brightness values of {name} have a range of their own: the lowest is shown as black, the highest as white.':
    '{name} 的亮度值有自己的范围：最低值显示为黑色，最高值显示为白色。',
  '{name} holds {count} pictures; only the first one is in the result.':
    '{name} 含有 {count} 张图片；结果中只有第一张。',
  'Nothing is on the pages that LibreOffice made of {name}. If it is not empty, save it in a newer format first.':
    'LibreOffice 由 {name} 生成的页面上什么也没有。如果文件不是空的，请先另存为较新的格式。',
  'Some columns of {name} are too narrow for their numbers, which are shown as ###. Convert it with sheets one page wide to see them.':
    '{name} 的某些列太窄，数字显示为 ###。请选择一页宽的工作表重新转换以显示这些数字。',
  'Tracked changes of {name} are shown as marked, if it has any: they can be accepted or rejected in .docx files only.':
    '{name} 中如有修订，将按标记显示：只有 .docx 文件中的修订可以接受或拒绝。',
  '{name} has tracked changes: words that are marked as deleted are still in the result. Convert it with changes accepted to leave them out.':
    '{name} 含有修订：标记为已删除的文字仍在结果中。请选择接受修订后重新转换以去除它们。',
  '{name} is shown as plain text, not as a table, because {reason}.': '{name} 显示为文本而不是表格，因为{reason}。',
  'it has only one column': '它只有一列',
  'its lines have different numbers of cells': '各行的单元格数量不同',
  'a quotation mark in it is never closed': '其中有引号没有闭合',
  'it has too many cells': '它的单元格太多',
  'The digital signature in {name} is no longer valid because the file was changed.':
    '{name} 中的数字签名不再有效：此文件已不是当初签名的文件。',
  'Signing ends the special rights that {name} gave to users of Adobe Reader.':
    '{name} 授予 Adobe Reader 用户的特殊权限因此签名而终止。',
  '{name} is protected by a password or by its owner; the signed file is not. Anyone who has it can open, print, copy and change it.':
    '{name} 受密码或其所有者保护，签名后的文件则不受保护。任何持有它的人都可以打开、打印、复制和更改它。',
  'The structure of {name} was damaged; it was repaired before signing.': '{name} 的结构有误；已重新写入后再签名。',
  "The file is signed, but without a time stamp: {why} The time comes from this installation's own clock.":
    '文件已签名，但没有时间戳：{why}其时间取自本系统自身的时钟。',
  'the time stamp server did not respond.': '时间戳服务器没有应答。',
  'the time stamp server sent an unusable answer.': '时间戳服务器的应答无法使用。',
  'it is too large for a PDF signature.': '它对 PDF 签名来说太大。',
  '{name} contains its form twice; the XFA version was removed and the standard fields were kept.':
    '{name} 以两种方式保存表单；名为 XFA 的一种已略去，普通字段保留。',
  'Removed: {what}.': '已移除：{what}。',
  'Nothing to remove: this PDF has no {what}.': '没有可移除的内容：此 PDF 不含{what}。',
  scripts: '脚本',
  'actions that open or send something': '会打开或发送内容的动作',
  'attached files': '附件',
  'XFA forms': 'XFA 表单',
  links: '链接',
  'document properties': '文档属性',
  'Any standard form fields were kept; the XFA version of the form, which can contain scripts, was removed.':
    '表单中如有普通字段则予以保留；可能含有脚本的 XFA 描述已删除。',
  '{what} kept, because removal was switched off.': '{what}：因该选项已关闭而保留。',
  'This PDF contains {what}. All of it was kept; Sanitise removes it.':
    '此 PDF 含有{what}。已全部保留；可用“净化”移除。',
  'This PDF contains {what}. All of it was kept, because removal was switched off.':
    '此 PDF 含有{what}。因该选项已关闭，已全部保留。',
  'This PDF contains {what}. Open it only if you trust the sender.': '此 PDF 含有{what}。仅在信任发送者时才打开。',
  'Target of {wanted} met: {got}.': '已达到目标 {wanted}：{got}。',
  'Target of {wanted} missed: {got} is the smallest possible, because {why}.':
    '未达到目标 {wanted}：最小为 {got}，因为{why}。',
  'the rest is text, fonts, drawings and images that would be unreadable if they were smaller':
    '剩下的文字、字体、图形和图像若再缩小就无法辨认',
  '{files} left out: their contents cannot be checked.': '略去{files}：其内容无法检查。',
  'Scripts and dynamic form data left out.': '已略去脚本和动态表单数据。',
  'Document properties such as title and author left out.': '已略去标题、作者等文档属性。',
  '{count} or form fields removed together with the text.': '随文字一并移除：{count}或表单字段。',
  'The text of {name} was recognised in a picture (OCR); please check it.':
    '{name} 的文字是从图片中识别的，请通读检查。',
  'The text of {count} of {total} pages of {name} was recognised in a picture (OCR); please check it.':
    '{name} 共 {total} 页，其中 {count} 页的文字是从图片中识别的，请通读检查。',
  '{name}: {what} to external content not followed.': '{name}：未跟随指向外部内容的{what}。',
  '{name}: {what} not opened.': '{name}：未打开{what}。',
  '{name}: {links} to external content not followed, {objects} not opened.':
    '{name}：未跟随指向外部内容的{links}，未打开{objects}。',
  'Page {pages} could not be searched: there is no text, only pictures.': '无法搜索第 {pages} 页：没有文字，只有图片。',
  'Pages {pages} could not be searched: there is no text, only pictures.':
    '无法搜索第 {pages} 页：没有文字，只有图片。',
  'Page {pages} could not be searched completely: pictures on it may show text.':
    '第 {pages} 页未能完整搜索：其中的图片可能显示文字。',
  'Pages {pages} could not be searched completely: pictures on them may show text.':
    '第 {pages} 页未能完整搜索：这些页中的图片可能显示文字。',
  'Pictures on page {pages} of {name} may hold text that was not read: that would have taken too long.':
    '{name} 第 {pages} 页的图片可能含有未读取的文字：读取会花费太长时间。',
  'The text recognised on page {page} of {name} may not be found by every program, because the content of the page is damaged.':
    '{name} 第 {page} 页识别出的文字可能无法被所有程序找到，因为该页内容已损坏。',
  'Pictures on pages {pages} of {name} may hold text that was not read: that would have taken too long.':
    '{name} 第 {pages} 页的图片可能含有未读取的文字：读取会花费太长时间。',
  'Page {pages}: some letters could not be searched, because the document does not identify them.':
    '第 {pages} 页：部分字母无法搜索，因为文档未说明它们是什么。',
  'Pages {pages}: some letters could not be searched, because the document does not identify them.':
    '第 {pages} 页：部分字母无法搜索，因为文档未说明它们是什么。',
  'Item {id} was not found on any page.': '在任何页面上都未找到条目 {id}。',
  'It was only in an earlier version of the document that the file still contained; the result does not.':
    '它只存在于文件仍保留的文档早期版本中；结果中已不存在。',
  'Page {pages} became a picture, because that was the only way to remove everything for certain.':
    '第 {pages} 页已变为图片，因为只有这样才能确保全部移除。',
  'Form fields that showed what was to be removed are now part of their pages and can no longer be filled in.':
    '显示了待删除内容的表单字段现在是页面的一部分，无法再填写。',
  'Page {pages} became a picture, because an image on it contradicts its own file: other programs may have shown it in other colours or elsewhere.':
    '第 {pages} 页已变为图片，因为其中一张图像与其自身文件相矛盾：其他程序可能以不同的颜色或位置显示它。',
  'Pages {pages} became pictures, because images on them contradict their own files: other programs may have shown them in other colours or elsewhere.':
    '第 {pages} 页已变为图片，因为其中有图像与其自身文件相矛盾：其他程序可能以不同的颜色或位置显示它们。',
  'Pages {pages} became pictures, because that was the only way to remove everything for certain.':
    '第 {pages} 页已变为图片，因为只有这样才能确保全部移除。',
  '{pages} and {count} more': '{pages} 及另外 {count} 页',
  'A replacement text was left out, because it contains what was to be removed.':
    '略去了一段替换文字，因为它包含要移除的内容。',
  'Based on {count} of the {total} sections of this document, taken from all over it.':
    '根据本文档 {total} 个部分中的 {count} 个（分布于全文）生成。',
  '1 attached file was left out: attachments do not belong to any page.': '略去 1 个附件：附件不属于任何页面。',
  '{count} attached files were left out: attachments do not belong to any page.':
    '略去 {count} 个附件：附件不属于任何页面。',
  '{count} pages, {same} of them unchanged, {drawings} drawings': '{count} 页，其中 {same} 页未变，{drawings} 个图形',
  '{streams} streams, {objects} objects': '{streams} 个数据流，{objects} 个对象',
  '{count} pages, {change}': '{count} 页；{change}',
  'at most {share} of a page changed ({part} within any area the size of a short word)':
    '每页最多改变 {share}，相当于短词大小的区域最多改变 {part}',
  '{boxes} box on {pages} page': '{pages} 页上的 {boxes} 个方框',
  '{boxes} boxes on {pages} page': '{pages} 页上的 {boxes} 个方框',
  '{boxes} boxes on {pages} pages': '{pages} 页上的 {boxes} 个方框',
  '1 picture': '1 张图片',
  '{count} pictures': '{count} 张图片',
};
