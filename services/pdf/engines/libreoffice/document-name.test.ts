import { documentName } from './document-name.js';

describe('the name under which LibreOffice opens a document', () => {
  test.each([
    ['Budget 2026.xlsx', '.xlsx', 'Budget 2026.xlsx'],
    ['LETTER.DOCX', '.docx', 'LETTER.DOCX'],
    ['Überblick 第一.docx', '.docx', 'Überblick 第一.docx'],
    ['100% #1;a&b.docx', '.docx', '100% #1;a&b.docx'],
    ['report.final.docx', '.docx', 'report.final.docx'],
    ['no ending', '.docx', 'no ending.docx'],
    ['letter.doc', '.docx', 'letter.doc.docx'],
    ['../../etc/passwd.docx', '.docx', 'passwd.docx'],
    ['C:\\Users\\me\\a.docx', '.docx', 'a.docx'],
    ['a\u0000b\r\nc\u202e.docx', '.docx', 'abc.docx'],
    ['-env:UserInstallation=x.docx', '.docx', 'env:UserInstallation=x.docx'],
    ['--.docx', '.docx', 'document.docx'],
    ['.hidden.docx', '.docx', 'hidden.docx'],
    ['.~lock.a.docx', '.docx', 'lock.a.docx'],
    ['.docx', '.docx', 'document.docx'],
    ['..', '.docx', 'document.docx'],
    ['', '.docx', 'document.docx'],
    ['con.docx', '.docx', 'con_.docx'],
    ['LPT1.x.docx', '.docx', 'LPT1_.x.docx'],
    ['console.docx', '.docx', 'console.docx'],
    ['a \ud800.docx', '.docx', 'a.docx'],
  ])('of %j (%s) is %j', (original, extension, name) => {
    expect(documentName(original, extension)).toBe(name);
  });

  test('fits a disk, however long, and is not cut within a letter', () => {
    const name = documentName(`${'第'.repeat(250)}.docx`, '.docx');
    expect(name).toBe(`${'第'.repeat(60)}.docx`);
    expect(Buffer.byteLength(documentName(`${'😀'.repeat(250)}.docx`, '.docx'))).toBeLessThan(200);
  });
});
