import { fileInReply } from './file-in-reply.js';

const replyWith = (headers: Record<string, string>) => fileInReply(new Response('abc', { headers }), 'export.docx');

describe('a file that a call answers with', () => {
  test.each([
    ['attachment; filename="report.docx"', 'report.docx'],
    ['attachment; filename="?.docx"; filename*=UTF-8\'\'%E5%A0%B1%E5%91%8A.docx', '報告.docx'],
    ['attachment', 'export.docx'],
    ['attachment; filename=', 'export.docx'],
    ['=', 'export.docx'],
  ])('that comes with %s is named %s', async (header, name) => {
    expect((await replyWith({ 'Content-Disposition': header })).name).toBe(name);
  });

  test('has the usual name where none is given, and all its bytes', async () => {
    const { name, blob, answeredBy, notes } = await replyWith({});
    expect([name, blob.size, answeredBy, notes]).toEqual(['export.docx', 3, null, []]);
  });

  test.each([
    ['model gpt-oss 20b', { kind: 'model', name: 'gpt-oss 20b' }],
    ['built-in rules', { kind: 'built-in', name: 'rules' }],
    ['somebody else', null],
  ])('says who made it: %s', async (header, answeredBy) => {
    expect((await replyWith({ 'Docket-Answered-By': header })).answeredBy).toEqual(answeredBy);
  });

  test.each([
    [
      encodeURIComponent('["The text of 報告.pdf was recognised.","Two."]'),
      ['The text of 報告.pdf was recognised.', 'Two.'],
    ],
    ['%E5%A0', []],
    ['[1]', []],
    ['No list', []],
  ])('says of itself what stands in the header %s', async (header, notes) => {
    expect((await replyWith({ 'Docket-Notes': header })).notes).toEqual(notes);
  });
});
