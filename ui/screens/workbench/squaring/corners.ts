/** A place in a picture, in shares of its width and height from the left and the top: 0 to 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** In the order in which they are drawn around the sheet. */
export const cornerNames = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
export type CornerName = (typeof cornerNames)[number];

/** Where the corners of a sheet of paper are in a photograph of it. */
export type Corners = Readonly<Record<CornerName, Place>>;

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The picture as it is. */
export const wholePicture: Corners = {
  topLeft: { x: 0, y: 0 },
  topRight: { x: 1, y: 0 },
  bottomRight: { x: 1, y: 1 },
  bottomLeft: { x: 0, y: 1 },
};

const INSET_OF_SIDE = 0.08;

/** Where the corners are put before anybody has moved them: far enough inside to be taken hold of. */
export const firstCorners: Corners = {
  topLeft: { x: INSET_OF_SIDE, y: INSET_OF_SIDE },
  topRight: { x: 1 - INSET_OF_SIDE, y: INSET_OF_SIDE },
  bottomRight: { x: 1 - INSET_OF_SIDE, y: 1 - INSET_OF_SIDE },
  bottomLeft: { x: INSET_OF_SIDE, y: 1 - INSET_OF_SIDE },
};

/** The least turn at a corner, twice the area of its triangle in shares of the picture. */
const TURN_MIN = 0.002;

const turnAt = (before: Place, at: Place, after: Place): number =>
  (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x);

/** Whether these can be the corners of a sheet: it bends nowhere inwards, and has an area. */
export const isSheet = (corners: Corners): boolean =>
  cornerNames.every((name, index) => {
    const before = corners[cornerNames[(index + 3) % 4] ?? name];
    const after = corners[cornerNames[(index + 1) % 4] ?? name];
    return turnAt(before, corners[name], after) > TURN_MIN;
  });

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The corners with one at another place; as they were where that would be no sheet. */
export const withCorner = (corners: Corners, name: CornerName, { x, y }: Place): Corners => {
  const moved = { ...corners, [name]: { x: within(x), y: within(y) } };
  return isSheet(moved) ? moved : corners;
};
