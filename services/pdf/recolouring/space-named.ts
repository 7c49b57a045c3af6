import { PDFName, type PDFDict, type PDFObject } from 'pdf-lib';
import { dictAt } from '../content/objects.js';

const DEVICE = /^(Device(Gray|RGB|CMYK)|Pattern)$/;

/** The colour space that a name stands for in content, followed through a reference. */
export const spaceNamed = (resources: PDFDict | undefined, name: string): PDFObject | undefined =>
  DEVICE.test(name) ? PDFName.of(name) : dictAt(resources, 'ColorSpace')?.lookup(PDFName.of(name));
