import { fromPromise } from 'xstate';
import { forgetSignature, keepSignature, keptSignatures, type KeptSignature } from '../../browser/kept-signatures.js';
import { randomName } from '../../calls/random-name.js';
import { messageOf } from '../../notice.js';
import { t } from '../../text/t.js';
import { accountSignatures, forgetInAccount, keepInAccount } from './account-signatures.js';
import { drawingOf, typedPicture, uploadedPicture } from '../../tools/signatures/render-signature.js';
import type { SignatureKind, Stroke } from '../../tools/signatures/signature.js';

/** How a signature is made, and whether this browser is to have it again. */
export interface SignatureOrder {
  readonly kind: KeptSignature['kind'];
  readonly way: SignatureKind;
  readonly strokes: readonly Stroke[];
  readonly text: string;
  readonly file: File | null;
  readonly isKept: boolean;
  /** It is kept by the account then. */
  readonly isMember: boolean;
}

const canvasOf = ({ way, strokes, text, file }: SignatureOrder): HTMLCanvasElement | Promise<HTMLCanvasElement> => {
  if (way === 'draw') return drawingOf(strokes, 2);
  return way === 'type' ? typedPicture(text.trim()) : uploadedPicture(file ?? new File([], ''));
};

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the ink is; null on an empty picture. */
const inkIn = ({ data, width, height }: ImageData): Edges | null => {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? null : { left, top, right: right + 1, bottom: bottom + 1 };
};

/** Room around the ink, in pixels. */
const MARGIN_PIXELS = 4;

/** A picture without what is empty around its ink, so that it is placed where it is seen. */
const trimmed = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const ink = inkIn(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1));
  if (!ink) throw new Error(t('There is nothing to see in it.'));
  const cut = document.createElement('canvas');
  cut.width = ink.right - ink.left + 2 * MARGIN_PIXELS;
  cut.height = ink.bottom - ink.top + 2 * MARGIN_PIXELS;
  cut.getContext('2d')?.drawImage(canvas, MARGIN_PIXELS - ink.left, MARGIN_PIXELS - ink.top);
  return cut;
};

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(t('This browser does not allow drawing on this page')));
    }, 'image/png');
  });

/** @throws what a person is to read. */
export const makeSignature = fromPromise<KeptSignature, SignatureOrder>(async ({ input }) => {
  const picture = trimmed(await canvasOf(input));
  const file = new File([await asPng(picture)], `${input.kind}.png`, { type: 'image/png' });
  const { width, height } = picture;
  const signature = { id: randomName(), kind: input.kind, file, width, height, made: Date.now() };
  if (!input.isKept) return { ...signature, place: 'visit' };
  if (input.isMember) return keepInAccount(signature);
  await keepSignature(signature).catch((cause: unknown) => {
    throw new Error(t('This browser has no room for it.'), { cause });
  });
  return signature;
});

export interface ReadSignatures {
  readonly saved: readonly KeptSignature[];
  /** Why those of the account are not among them. */
  readonly problem: string;
}

/** Those of this browser, and of the account of a member, newest first. */
export const readSignatures = fromPromise<ReadSignatures, { readonly isMember: boolean }>(
  async ({ input: { isMember }, signal }) => {
    const here = await keptSignatures();
    if (!isMember) return { saved: here, problem: '' };
    try {
      const all = [...here, ...(await accountSignatures(signal))];
      return { saved: all.toSorted((one, other) => other.made - one.made), problem: '' };
    } catch (error) {
      return { saved: here, problem: messageOf(error, '') };
    }
  },
);

/** The account keeps what this browser has kept so far, one after the other. @throws what a person is to read. */
export const moveSignatures = fromPromise(
  async ({ input: { signatures } }: { readonly input: { readonly signatures: readonly KeptSignature[] } }) => {
    for (const signature of signatures) {
      await keepInAccount(signature);
      await forgetSignature(signature.id);
    }
  },
);

/** @returns the id of the one that is gone. @throws what a person is to read. */
export const removeSignature = fromPromise(
  async ({ input: { id, place } }: { readonly input: Pick<KeptSignature, 'id' | 'place'> }): Promise<string> => {
    await (place === 'account' ? forgetInAccount(id) : forgetSignature(id));
    return id;
  },
);
