/** Where distributions (and macOS) keep the parts of LibreOffice. */
const officeFolders = [
  '/usr/lib/libreoffice/program',
  '/usr/lib64/libreoffice/program',
  '/Applications/LibreOffice.app/Contents/Frameworks',
];
const officePart = (...libraries) => ({
  files: officeFolders.flatMap((folder) => libraries.map((library) => `${folder}/${library}`)),
});

/**
 * Programs that npm cannot bring. One is present when any of its `programs` is on the PATH or any of its `files` exists.
 * `kind` says what goes without it: a feature of the product, only tests, or nothing but their speed.
 */
export const programs = [
  {
    name: 'bubblewrap',
    programs: ['bwrap'],
    packages: ['bubblewrap'],
    kind: 'feature',
    affects: 'keeping what works on uploaded files fully apart from the rest of the server',
  },
  {
    name: 'LibreOffice Writer',
    files: officePart('libswlo.so', 'libswlo.dylib').files,
    packages: ['libreoffice-writer-nogui'],
    kind: 'feature',
    affects: 'converting .doc, .odt and .rtf to PDF, and .docx in full layout',
  },
  {
    name: 'LibreOffice Calc',
    files: officePart('libsclo.so', 'libsclo.dylib').files,
    packages: ['libreoffice-calc-nogui'],
    kind: 'feature',
    affects: 'converting .xls and .ods to PDF, and .xlsx in full layout',
  },
  {
    name: 'LibreOffice Impress',
    files: officePart('libsdlo.so', 'libsdlo.dylib').files,
    packages: ['libreoffice-impress-nogui'],
    kind: 'feature',
    affects: 'converting .ppt, .pptx and .odp to PDF',
  },
  {
    name: 'Python UNO bridge',
    files: [
      '/usr/lib/python3/dist-packages/uno.py',
      '/usr/lib64/libreoffice/program/uno.py',
      '/Applications/LibreOffice.app/Contents/Resources/uno.py',
    ],
    packages: ['python3-uno'],
    kind: 'feature',
    affects: 'keeping LibreOffice open between documents, which makes office conversions several times faster',
  },
  {
    name: 'qpdf',
    programs: ['qpdf'],
    packages: ['qpdf'],
    kind: 'feature',
    affects: 'merging and repairing large PDFs at full speed (the built-in copy is slower)',
  },
  {
    name: 'Noto fonts',
    files: ['/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf', '/usr/share/fonts/noto/NotoSans-Regular.ttf'],
    packages: ['fonts-noto-core'],
    kind: 'feature',
    affects: 'text in scripts that no included font has, such as Tamil, in generated PDFs',
  },
  {
    name: 'Noto CJK fonts',
    files: [
      '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
      '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
    ],
    packages: ['fonts-noto-cjk'],
    kind: 'feature',
    affects: 'rare Chinese characters in generated PDFs, and Office files in Chinese, Japanese and Korean',
  },
  {
    name: 'Chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium'],
    kind: 'test',
    affects: 'tests of the screens in a browser',
  },
  {
    name: 'Chromium without windows',
    programs: ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    kind: 'feature',
    affects: 'HTML files as pages with their own styles, and tests of the screens in half the time',
  },
  {
    name: 'Poppler',
    programs: ['pdftotext'],
    packages: ['poppler-utils'],
    kind: 'test',
    affects: 'tests that read results with a second program',
  },
  {
    name: 'MuPDF tools',
    programs: ['mutool'],
    packages: ['mupdf-tools'],
    kind: 'test',
    affects: 'tests that open results with a third program',
  },
  {
    name: 'Tesseract',
    programs: ['tesseract'],
    packages: ['tesseract-ocr', 'tesseract-ocr-deu', 'tesseract-ocr-fra', 'tesseract-ocr-spa'],
    kind: 'feature',
    affects: 'reading scans at full speed (the built-in copy is slower)',
  },
  {
    name: 'Ghostscript',
    programs: ['gs'],
    packages: ['ghostscript'],
    kind: 'test',
    affects: 'the comparison in the benchmark of compression',
  },
  {
    name: 'img2pdf',
    programs: ['img2pdf'],
    packages: ['img2pdf'],
    kind: 'test',
    affects: 'the comparison in the benchmark of images to PDF',
  },
  {
    name: 'nats-server',
    programs: ['nats-server'],
    packages: ['nats-server'],
    kind: 'test',
    affects: 'tests of the event bus on a real NATS server',
  },
  {
    name: 'Maven with Java',
    programs: ['mvn'],
    packages: ['maven'],
    kind: 'test',
    affects:
      'tests of the read models on a server that speaks the protocol of MongoDB, and of Office files against their schemas',
  },
  {
    name: 'Python with pip',
    programs: ['pip', 'pip3'],
    packages: ['python3-pip', 'python3-venv'],
    kind: 'test',
    affects: 'tests of files on a server that speaks S3',
  },
];
