import { firstCorners, isSheet, wholePicture, withCorner, type Corners } from './corners.js';
import { flatSize, flattened, placeInPhotograph, type Pixels } from './perspective.js';

const picture = { width: 400, height: 300 };
const FOCAL = 375;

interface View {
  /** In the unit of the camera's height above the sheet, which is 500. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** Radians. */
  readonly lean: number;
  readonly turn: number;
}

/** Where a camera that leans over a sheet sees a place of it, given in shares of the sheet from its middle. */
const camera =
  ({ sheet, lean, turn }: View) =>
  (across: number, down: number) => {
    const x = across * sheet.width;
    const y = down * sheet.height;
    const side = x * Math.cos(turn) - y * Math.sin(turn);
    const along = x * Math.sin(turn) + y * Math.cos(turn);
    const depth = 500 + along * Math.sin(lean);
    return {
      x: 0.5 + (FOCAL * side) / depth / picture.width,
      y: 0.5 + (FOCAL * along * Math.cos(lean)) / depth / picture.height,
    };
  };

const seen = (view: View): Corners => {
  const at = camera(view);
  return { topLeft: at(-0.5, -0.5), topRight: at(0.5, -0.5), bottomRight: at(0.5, 0.5), bottomLeft: at(-0.5, 0.5) };
};

const A4 = { width: 210, height: 297 };
const ACROSS = { width: 297, height: 210 };
const RECEIPT = { width: 100, height: 300 };

describe('the corners of a sheet in a photograph', () => {
  test('move one by one, and stay inside the picture', () => {
    const moved = withCorner(firstCorners, 'topLeft', { x: -0.3, y: 0.2 });
    expect(moved.topLeft).toEqual({ x: 0, y: 0.2 });
    expect(moved.bottomRight).toBe(firstCorners.bottomRight);
  });

  test.each([
    ['over the opposite edge', { x: 0.95, y: 0.5 }],
    ['onto the diagonal', { x: 0.5, y: 0.5 }],
    ['onto another corner', firstCorners.topRight],
    ['behind the opposite corner', { x: 1, y: 1 }],
  ])('stay where they are when one is moved %s', (_, to) => {
    expect(withCorner(firstCorners, 'topLeft', to)).toBe(firstCorners);
  });

  test('are those of a sheet as long as it bends nowhere inwards', () => {
    expect(isSheet(wholePicture)).toBe(true);
    expect(isSheet({ ...wholePicture, topLeft: wholePicture.topRight, topRight: wholePicture.topLeft })).toBe(false);
  });
});

describe('a sheet that is laid flat', () => {
  test.each([
    ['A4 upright, from a corner', { sheet: A4, lean: 0.7, turn: 0.3 }],
    ['A4 upright, from the other', { sheet: A4, lean: 0.5, turn: -0.4 }],
    ['A4 across', { sheet: ACROSS, lean: 0.8, turn: 0.2 }],
    ['a long receipt', { sheet: RECEIPT, lean: 0.5, turn: 0.15 }],
  ])('has the shape of the paper: %s', (_, view) => {
    const { width, height } = flatSize(seen(view), picture);
    expect(width / height).toBeCloseTo(view.sheet.width / view.sheet.height, 1);
  });

  test('has the shape of its edges where the camera did not lean', () => {
    expect(flatSize(wholePicture, picture)).toEqual(picture);
    const { width, height } = flatSize(seen({ sheet: A4, lean: 0, turn: 0.2 }), picture);
    expect(width / height).toBeCloseTo(A4.width / A4.height, 2);
  });

  test('of an enormous photograph has no more pixels than a phone has room for', () => {
    const { width, height } = flatSize(wholePicture, { width: 12_000, height: 9000 });
    expect(width * height).toBeLessThanOrEqual(24_100_000);
    expect(width / height).toBeCloseTo(4 / 3, 2);
  });

  test('is taken from where the camera saw each place of it', () => {
    const view = { sheet: A4, lean: 0.7, turn: 0.3 };
    const placeOf = placeInPhotograph(seen(view), picture);
    for (const across of [0, 0.25, 0.5, 1]) {
      for (const down of [0, 0.4, 1]) {
        const expected = camera(view)(across - 0.5, down - 0.5);
        const place = placeOf(across, down);
        expect(place.x).toBeCloseTo(expected.x * picture.width, 6);
        expect(place.y).toBeCloseTo(expected.y * picture.height, 6);
      }
    }
  });

  test('shows each quarter of a painted sheet in its own place, to the pixel', () => {
    const view = { sheet: A4, lean: 0.7, turn: 0.3 };
    const flat = flattened(painted(view), seen(view));
    const colourAt = (across: number, down: number) => {
      const at = (Math.floor(down * flat.height) * flat.width + Math.floor(across * flat.width)) * 4;
      return [...flat.data.subarray(at, at + 4)];
    };
    expect(colourAt(0.02, 0.02)).toEqual([255, 0, 0, 255]);
    expect(colourAt(0.98, 0.02)).toEqual([0, 255, 0, 255]);
    expect(colourAt(0.98, 0.98)).toEqual([0, 0, 255, 255]);
    expect(colourAt(0.02, 0.98)).toEqual([255, 255, 255, 255]);
    expect(colourAt(0.49, 0.49)).toEqual([255, 0, 0, 255]);
    expect(colourAt(0.51, 0.51)).toEqual([0, 0, 255, 255]);
  });

  test('of the whole picture is the picture', () => {
    const photograph = painted({ sheet: A4, lean: 0.7, turn: 0.3 });
    expect(flattened(photograph, wholePicture)).toEqual(photograph);
  });
});

const RED = [255, 0, 0, 255];
const GREEN = [0, 255, 0, 255];
const BLUE = [0, 0, 255, 255];
const WHITE = [255, 255, 255, 255];

/** A photograph of a sheet with a colour in each quarter, on black: painted place by place of the sheet. */
const painted = (view: View): Pixels => {
  const data = new Uint8ClampedArray(picture.width * picture.height * 4);
  const at = camera(view);
  for (let row = 0; row < 1000; row += 1) {
    for (let column = 0; column < 1000; column += 1) {
      const { x, y } = at((column + 0.5) / 1000 - 0.5, (row + 0.5) / 1000 - 0.5);
      const pixel = Math.floor(y * picture.height) * picture.width + Math.floor(x * picture.width);
      const upper = column < 500 ? RED : GREEN;
      data.set(row < 500 ? upper : column < 500 ? WHITE : BLUE, pixel * 4);
    }
  }
  return { ...picture, data };
};
