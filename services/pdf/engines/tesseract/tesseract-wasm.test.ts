import { recogniserSuite } from './recogniser.suite.js';
import { wasmTesseract } from './tesseract-wasm.js';

describe('the built-in Tesseract', () => {
  recogniserSuite('wasm', wasmTesseract);
});
