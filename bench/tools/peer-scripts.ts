/** Other programs are told in the languages that they speak to do the same as the tools that they are held against. */

/** For MuPDF's own JavaScript. */
const fillEachField = (value: string): string => `
var document = new PDFDocument(scriptArgs[0]);
for (var page = 0; page < document.countPages(); ++page) {
  document.loadPage(page).getWidgets().forEach(function (widget) {
    widget.setTextValue('${value}');
    widget.update();
  });
}
document.save(scriptArgs[1], '');
`;

/** Two marks on each page. */
const markEachPage = `
var document = new PDFDocument(scriptArgs[0]);
for (var number = 0; number < document.countPages(); ++number) {
  var page = document.loadPage(number);
  var square = page.createAnnotation('Square');
  square.setRect([40, 40, 160, 80]);
  square.setColor([1, 0, 0]);
  square.update();
  var highlight = page.createAnnotation('Highlight');
  highlight.setQuadPoints([[40, 100, 240, 100, 40, 114, 240, 114]]);
  highlight.setColor([1, 0.83, 0]);
  highlight.update();
}
document.save(scriptArgs[1], '');
`;

const pikepdf = (work: string): string => `
import sys, pikepdf
from pikepdf import Array, Dictionary, Name, String
pdf = pikepdf.open(sys.argv[1])
${work}
pdf.save(sys.argv[2])
`;

/** The letters of a line that is shown with one operator. */
const replaceLine = (line: string, text: string): string =>
  pikepdf(`
for page in pdf.pages:
    said = list(pikepdf.parse_content_stream(page))
    for operands, operator in said:
        if str(operator) == 'Tj' and bytes(operands[0]) == b'${line}':
            operands[0] = String('${text}')
    page.Contents = pdf.make_stream(pikepdf.unparse_content_stream(said))
`);

const addField = pikepdf(`
fields = []
font = pdf.make_indirect(Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica))
for number, page in enumerate(pdf.pages):
    look = pdf.make_stream(b'/Tx BMC EMC')
    look.Type, look.Subtype, look.BBox = Name.XObject, Name.Form, Array([0, 0, 200, 20])
    field = pdf.make_indirect(Dictionary(
        Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T=String(f'field {number + 1}'), F=4,
        Rect=Array([40, 782, 240, 802]), DA=String('/Helv 0 Tf 0 g'), P=page.obj, AP=Dictionary(N=look)))
    if '/Annots' not in page: page.Annots = Array()
    page.Annots.append(field)
    fields.append(field)
pdf.Root.AcroForm = Dictionary(Fields=Array(fields), DA=String('/Helv 0 Tf 0 g'),
    DR=Dictionary(Font=Dictionary(Helv=font)))
`);

const addBookmarks = pikepdf(`
with pdf.open_outline() as outline:
    for number in range(len(pdf.pages)):
        outline.root.append(pikepdf.OutlineItem(f'Page {number + 1}', number))
`);

const setProperties = pikepdf(`
with pdf.open_metadata() as meta:
    meta['dc:title'] = 'Report'
    meta['dc:creator'] = ['Ada']
`);

export const LINE = 'Sum 1234';
export const NEW_LINE = 'Sum 4321';
export const VALUE = 'filled in anew';

/** The scripts of other programs, by the names of their files. */
export const peerScripts = {
  'fill.js': fillEachField(VALUE),
  'mark.js': markEachPage,
  'replace.py': replaceLine(LINE, NEW_LINE),
  'fields.py': addField,
  'bookmarks.py': addBookmarks,
  'properties.py': setProperties,
} as const;
