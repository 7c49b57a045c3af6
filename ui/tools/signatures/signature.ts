import { failureNotice, type Notice } from '../../notice.js';
import type { Point } from '../../pdf/pdf-document.js';

/** The size of the drawing canvas and so of every signature image, in pixels. Requirement. */
export const CANVAS = { width: 500, height: 200 } as const;

export const signatureKinds = ['draw', 'type', 'upload'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/** Points of the canvas that one line goes through, in pixels. */
export type Stroke = readonly Point[];

export interface Signature {
  readonly kind: SignatureKind;
  readonly strokes: readonly Stroke[];
  readonly text: string;
  /** PNG data strings; null until there is something to see. */
  readonly images: Readonly<Record<SignatureKind, string | null>>;
}

export const noSignature: Signature = {
  kind: 'draw',
  strokes: [],
  text: '',
  images: { draw: null, type: null, upload: null },
};

/** The image of the chosen kind. */
export const imageOf = ({ kind, images }: Signature): string | null => images[kind];

export const withImage = (signature: Signature, kind: SignatureKind, image: string | null): Signature => ({
  ...signature,
  images: { ...signature.images, [kind]: image },
});

export const startStroke = (signature: Signature, at: Point): Signature => ({
  ...signature,
  strokes: [...signature.strokes, [at]],
});

export const continueStroke = (signature: Signature, at: Point): Signature => ({
  ...signature,
  strokes: [...signature.strokes.slice(0, -1), [...(signature.strokes.at(-1) ?? []), at]],
});

export const clearDrawing = (signature: Signature): Signature => withImage({ ...signature, strokes: [] }, 'draw', null);

const missing: Readonly<Record<SignatureKind, string>> = {
  draw: 'Please draw your signature first',
  type: 'Please type your signature first',
  upload: 'Please upload your signature first',
};

const isMissing = ({ kind, strokes, text, images }: Signature): boolean =>
  ({ draw: strokes.length === 0, type: text.trim() === '', upload: images.upload === null })[kind];

/** Why signing is not possible; null if there is a signature. Requirement. */
export const signatureProblem = (signature: Signature): Notice | null =>
  isMissing(signature) ? failureNotice('No signature', missing[signature.kind]) : null;

/** Whether there is an image that may be sent. */
export const isReady = (signature: Signature): boolean => imageOf(signature) !== null;
