import type { Translated } from '../text-catalogue.js';
import type { refusalsEn } from '../en/refusals.en.js';

/** {@link refusalsEn} in Chinese. */
export const refusalsZh: Translated<typeof refusalsEn> = {
  '{field}: {problem}': '{field}：{problem}',
  '{message}': '{message}',
  'Send the files as multipart/form-data, in the field "files"': '请以 multipart/form-data 格式在字段“files”中发送文件',
  'The upload was interrupted. Please send the files again.': '上传已中断。请重新发送文件。',
  'The upload was stopped because it was too slow. Please try again.': '由于几乎没有数据到达，上传已终止。请重试。',
  'Parts of {name} are no longer stored here. Please send the file again.':
    '{name} 的部分数据已不在此处。请重新发送该文件。',
  'At most {limit} uploads can run at the same time. Please try again in {seconds} seconds.':
    '最多可同时进行 {limit} 个上传。请在 {seconds} 秒后重试。',
  'The request is too large: all files together may have at most {limit} MB':
    '请求过大：所有文件合计不得超过 {limit} MB',
  'Too many files: one conversion takes at most {limit}': '文件过多：一次转换最多接受 {limit} 个',
  'This call is only accepted from the pages of this installation': '此调用仅接受来自本安装页面的请求',
  'This installation is not served under the name {host}. If it should be, add the name to the setting ALLOWED_HOSTS and restart Docket.':
    '此安装不以名称 {host} 提供服务。如有需要，请将该名称加入设置 ALLOWED_HOSTS 并重启 Docket。',
  'There is no page or call at {path}': '{path} 处没有页面或调用',
  'Not signed in': '未登录',
  'Your session has ended. Please sign in and send the files again.': '您的会话已结束。请登录并重新发送文件。',
  'Session not found': '您没有这样的会话',
  'No member has the address or ID {member}': '没有地址或 ID 为 {member} 的成员',
  'Your data is already being exported. Please try again when that has finished.': '您的数据正在导出。请在完成后重试。',
  'Only administrators can see this': '只有管理员可以查看',
  'operation: "{given}" is not a tool; valid values are {valid}': 'operation：“{given}”不是工具；有效值为 {valid}',
  'files: send at least one file': 'files：请至少发送一个文件',
  '{name} is empty': '{name} 是空文件',
  'Invalid file type. Only {types} files are allowed.': '文件类型无效。仅允许 {types} 文件。',
  '{name} looks like {claimed} by its name, but its content is {found}':
    '{name} 的名称表示它是 {claimed}，但其内容是 {found}',
  'File size {size}MB exceeds maximum allowed size of {limit}MB for {type} files.':
    '文件大小 {size} MB 超过 {type} 文件允许的最大值 {limit} MB。',
  '{name} cannot be opened as a PDF: {reason}': '{name} 无法作为 PDF 打开：{reason}',
  '{name} is protected by a password': '{name} 受密码保护',
  '{name} is protected by a password in a way that is not opened here. Please save it without one, or as .docx, .xlsx or .pptx.':
    '{name} 的密码保护方式在此无法打开。请保存为不带密码的文件，或保存为 .docx、.xlsx 或 .pptx。',
  'The password for {name} is not correct': '{name} 的密码不正确',
  'The owner of {name} does not allow {what}. To continue, enter the owner password (not the one that only opens the file), or ask the owner for a file that allows it.':
    '{name} 的所有者不允许：{what}。要继续，请输入所有者密码（不是仅用于打开文件的密码），或向所有者索取允许该操作的文件。',
  '{name} has {count} pages; the limit is {limit}': '{name} 有 {count} 页；上限为 {limit} 页',
  'This PDF is too complex: one of its pages exceeds the time or memory limit':
    'PDF 过于复杂：读取或绘制其中一页所需的时间或内存超过了允许值',
  '{name} is already signed, and another signature would make the existing one invalid: {reason}':
    '{name} 已签名，再次签名会使现有签名失效：{reason}',
  '{name} is already signed, and only the first signature of a document can certify it. Sign it without certification, or certify it before anyone else signs.':
    '{name} 已签名，只有文档的第一个签名才能对其认证。请不带认证签名，或在他人签名之前进行认证。',
  'pageRanges: "{part}" is not a page or a range such as 1-3': 'pageRanges：“{part}”不是页码或 1-3 这样的范围',
  'This document has {count} pages; page {page} does not exist': '此文档有 {count} 页；第 {page} 页不存在',
  '{name} has {count} pages; page {page} does not exist': '{name} 有 {count} 页；第 {page} 页不存在',
  'pages: there is no file {file}; the request has {count}': 'pages：没有文件 {file}；请求中有 {count} 个',
  '{count} pages were requested; the limit for one call is {limit}': '请求了 {count} 页；一次调用的上限为 {limit} 页',
  'Page {page} of {name} is damaged in such a way that nothing drawn over it would be seen. Converting the pages to images and those back to a PDF can help.':
    '{name} 的第 {page} 页已损坏，在其上绘制的任何内容都无法显示。将页面转换为图片、再把图片转换为 PDF 可能会有帮助。',
  'Page {page} of {name} could not be drawn': '无法绘制 {name} 的第 {page} 页',
  '{name} cannot be read as an image: {reason}': '{name} 无法作为图片读取：{reason}',
  '{name} is {width} x {height} pixels; the limit is {limit} megapixels':
    '{name} 为 {width} x {height} 像素；上限为 {limit} 百万像素',
  '{name} cannot be read as text: {reason}': '{name} 无法作为文本读取：{reason}',
  'No font for the {script} characters in {what} is installed on this site': '此网站没有包含{what}中{script}字符的字体',
  '{name} has {count} pages without text, and one conversion has time to recognise only about {limit}. Please split it and convert the parts.':
    '{name} 有 {count} 页没有文本，而一次转换的时间只够识别约 {limit} 页。请拆分后分别转换。',
  'No text was found in {name}, not even by text recognition': '在 {name} 中未找到文本，文字识别也未能找到',
  '{name} cannot be read as an Office document: {reason}': '{name} 无法作为 Office 文档读取：{reason}',
  '{name} cannot be converted: this site does not support this kind of Office file':
    '无法转换 {name}：此网站无法打开此类 Office 文件',
  'Office files are not converted on this site': '此网站不转换 Office 文件',
  'Nothing was redacted: {reason}': '没有涂黑任何内容：{reason}',
  'The items match more than {limit} places. Please make them more specific.':
    '条目匹配了超过 {limit} 处。请使其更具体。',
  'The redaction could not be verified, so no file is returned. Check "{gate}" failed on page {page}.':
    '涂黑无法得到验证，因此不返回文件。检查“{gate}”在第 {page} 页失败。',
  '{what} is not set up on this site': '此网站未设置{what}',
  "The AI provider rejected this site's credentials. Please contact the administrator.":
    'AI 提供商未接受此网站。请告知网站管理者。',
  'The AI provider rejected the request: {reason}. Please contact the administrator.':
    'AI 提供商拒绝了请求：{reason}。请告知此网站的管理者。',
  'This installation has no credit left with its AI provider.': '此安装在 AI 提供方处的额度已用完。',
  'The AI provider cannot be reached. Please try again in a few minutes.': '无法连接 AI 提供方。请几分钟后重试。',
  'The AI provider is overloaded. Please try again in a few minutes.': 'AI 提供方负载过高。请几分钟后重试。',
  'The AI provider did not answer within {seconds} seconds. Please try again.':
    'AI 提供方未在 {seconds} 秒内响应。请重试。',
  'The answer of the AI provider was cut off. Please try again.': 'AI 提供方的响应被截断。请重试。',
  'The AI model returned an unusable answer twice: {problem}': 'AI 模型两次给出了无法使用的回答：{problem}',
  'The AI model declined to work on this document.': 'AI 模型拒绝处理此文档。',
  '{name} is too long for the AI model: it has about {tokens} tokens, and the limit for one request is {limit}':
    '{name} 对 AI 模型而言过长：约有 {tokens} 个词元，每次请求的上限为 {limit}',
  '{name} is already in {language}. Please choose another language.': '{name} 已经是{language}。请选择其他语言。',
  'Translating into {language} is not set up on this site': '此网站未设置到{language}的翻译',
  'There is too little in {name} that questions can ask for without AI: names, dates and numbers in whole sentences':
    '{name} 中可以不借助 AI 提问的内容太少：完整句子里的名称、日期和数字',
  '{name} has too little text for {what}': '{name} 的文本太少，无法生成{what}',
  'The result would be larger than {limit} MB': '结果将超过 {limit} MB',
  'Conversion not found': '未找到该转换',
  'The file is still being processed. Please try again in a few moments.': '文件仍在处理中。请稍后重试。',
  'The conversion failed: {reason}': '转换失败：{reason}',
  'The conversion was cancelled': '转换已取消',
  'The conversion is still running; cancel it first': '转换仍在进行；请先取消',
  'Only a completed conversion can be renamed': '只有已完成的转换才能重命名',
  'This conversion did not produce a file': '此转换未生成文件',
  'The file of this conversion has already been deleted': '此转换的文件已被删除',
  'This conversion cannot be retried: {reason}': '此转换无法重试：{reason}',
  'The conversion has already ended': '转换已结束',
  'The file could not be processed: the conversion was interrupted {attempts} times':
    '无法处理文件：转换被中断了 {attempts} 次',
  'The file could not be processed: the conversion stopped unexpectedly': '无法处理文件：转换意外停止',
  'The file took longer than {seconds} seconds to process': '处理文件的时间超过 {seconds} 秒',
  'The file needs more than the {limit} MB of memory that one conversion may use':
    '文件所需内存超过一次转换可用的 {limit} MB',
  'No worker finished the conversion within {minutes} minutes': '转换未能在 {minutes} 分钟内完成',
  'The passwords for this conversion can no longer be read. Please send the files again.':
    '此转换的密码已无法读取。请重新发送文件。',
  'Too many conversions are waiting on this installation. Please try again in {seconds} seconds.':
    '此安装上等待的转换过多。请在 {seconds} 秒后重试。',
  '{limit} of your conversions have not finished yet. Please try again in {seconds} seconds.':
    '您有 {limit} 个转换尚未完成。请在 {seconds} 秒后重试。',
  '{limit} conversions from your network have not finished yet. Please try again in {seconds} seconds.':
    '您的网络有 {limit} 个转换尚未完成。请在 {seconds} 秒后重试。',
  'You have used up your processing time for now. Please try again in {seconds} seconds.':
    '您的转换已用完允许的处理时间。请在 {seconds} 秒后重试。',
  'There is no thumbnail for this file': '此文件没有缩略图',
  'There is no receipt for this file': '此文件没有回执',
  'There is no proof for this file: it was renamed before names were encrypted, or this installation does not sign its log':
    '此文件没有证明：它在名称加密之前被重命名，或此安装不对日志签名',
  'Other replays are running. Please try again in a moment.': '其他重放正在进行。请稍后重试。',
  'This replay takes longer than {seconds} seconds; `npm run replay` on the server has no time limit':
    '此重放超过 {seconds} 秒；在服务器上运行 `npm run replay` 没有时间限制',
  'Other exports of the log are running. Please try again when one has finished.':
    '日志的其他导出正在进行。请在其中一个完成后重试。',
  'Invalid share link': '共享链接无效',
  'This file is protected by a password': '此文件受密码保护',
  'The password is not correct. Attempts left: {left}': '密码不正确。剩余尝试次数：{left}',
  'Too many wrong passwords. Please try again in {minutes} minutes.': '密码错误次数过多。请在 {minutes} 分钟后重试。',
  'Many passwords are being checked at the moment. Please try again in {seconds} seconds.':
    '当前正在校验大量密码。请在 {seconds} 秒后重试。',
  'Too many changes in a short time. Please try again in {minutes} minutes.':
    '短时间内更改次数过多。请在 {minutes} 分钟后重试。',
  'Too many attempts with invalid share links. Please try again in {minutes} minutes.':
    '访问不存在的共享链接次数过多。请在 {minutes} 分钟后重试。',
  'The download limit of this link has been reached': '此链接的下载次数已达上限',
  'A link can only end after now, and not later than this server keeps files for its owner':
    '链接只能在此刻之后结束，且不得晚于此服务器为其所有者保留文件的期限',
  'Previews are turned off because this link has a download limit': '此链接的下载次数有限，因此不会发送文件用于预览',
  'Share link not found or expired': '共享链接不存在或已过期',
  'The requested range is outside the file ({size} bytes)': '文件有 {size} 字节；请求的范围超出文件',
  'The disk of this installation is full. Nothing was stored.': '此安装的磁盘已满。未存储任何内容。',
  'There is no room for these files: you are using {used} of {limit} MB. Please delete documents you no longer need, or wait until their links end.':
    '没有空间存放这些文件：您已使用 {used} / {limit} MB。请删除不再需要的文档，或等待其链接到期。',
  'There is no room for these files: this installation is using {used} of {limit} MB. Please delete documents you no longer need, or ask the administrator for more space.':
    '没有空间存放这些文件：此安装已使用 {used} / {limit} MB。请删除不再需要的文档，或请管理员提供更多空间。',
  'The {service} service is not responding. Please try again in a moment.': '{service} 服务没有响应。请稍后重试。',
  'The server is restarting. Please try again in a moment.': '服务器正在重启。请稍后重试。',
};
