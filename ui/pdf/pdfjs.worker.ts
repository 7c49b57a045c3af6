import './missing-builtins.js';
import 'pdfjs-browser/build/pdf.worker.mjs';
