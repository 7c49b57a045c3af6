import { recogniserSuite } from './recogniser.suite.js';
import { nativeTesseract } from './tesseract-native.js';
import { tesseractProgram } from './tesseract-program.js';

const hasGerman = tesseractProgram()?.languages.includes('de') ?? false;
const describeWith = hasGerman ? describe : describe.skip;

describeWith(`the Tesseract program${hasGerman ? '' : ' (tesseract-ocr or tesseract-ocr-deu is missing)'}`, () => {
  recogniserSuite('native', nativeTesseract);
});
