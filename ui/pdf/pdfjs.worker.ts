import './missing-builtins.js';
import 'pdfjs-dist/build/pdf.worker.mjs';
