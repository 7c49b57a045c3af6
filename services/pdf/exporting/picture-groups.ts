import sharp from 'sharp';
import { boxAround, sharedHeight, sharedWidth } from '../reading/lines/text-boxes.js';
import type { PagePicture } from './page-picture-files.js';

/** Points: the parts of a drawing, such as the bars of a chart, stand closer. */
const PART_DISTANCE_POINTS = 12;
const PARTS_MIN = 4;
const PARTS_MAX = 1500;
/** Points; a larger picture stands for itself. */
const PART_SIDE_MAX = 60;
/** In a point. */
const PIXELS_PER_POINT = 3;
const SIDE_MAX = 2400;

/** Points: tiles of one picture end where the next begins, and share most of the side between them. */
const SEAM_POINTS = 1;
const SEAM_SHARE = 0.5;

/** Small pictures beside each other are one drawing, and tiles that fit together one picture. */
export const withDrawingsWhole = async (pictures: readonly PagePicture[]): Promise<readonly PagePicture[]> => {
  const small = pictures.filter(({ box }) => Math.min(box.width, box.height) <= PART_SIDE_MAX);
  const drawn = await joined(pictures, small, isNear);
  return joined(drawn, drawn, areTiles);
};

type Belong = (one: PagePicture, other: PagePicture) => boolean;

const joined = async (
  pictures: readonly PagePicture[],
  among: readonly PagePicture[],
  belong: Belong,
): Promise<readonly PagePicture[]> => {
  if (among.length < PARTS_MIN || among.length > PARTS_MAX) return pictures;
  const groups = groupsOf(among, belong).filter((group) => group.length >= PARTS_MIN);
  const parts = new Set(groups.flat());
  return [...pictures.filter((picture) => !parts.has(picture)), ...(await Promise.all(groups.map(whole)))];
};

const groupsOf = (pictures: readonly PagePicture[], belong: Belong): PagePicture[][] => {
  let groups: PagePicture[][] = [];
  for (const picture of pictures) {
    const near = groups.filter((group) => group.some((other) => belong(picture, other)));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), picture]];
  }
  return groups;
};

const isNear = (one: PagePicture, other: PagePicture): boolean =>
  sharedWidth(one.box, other.box) > -PART_DISTANCE_POINTS && sharedHeight(one.box, other.box) > -PART_DISTANCE_POINTS;

const areTiles = ({ box: one }: PagePicture, { box: other }: PagePicture): boolean => {
  const across = sharedWidth(one, other);
  const down = sharedHeight(one, other);
  const isSeam = (shared: number): boolean => Math.abs(shared) < SEAM_POINTS;
  return (
    (isSeam(across) && down > SEAM_SHARE * Math.min(one.height, other.height)) ||
    (isSeam(down) && across > SEAM_SHARE * Math.min(one.width, other.width))
  );
};

/** In the order in which they are painted. */
const whole = async (group: readonly PagePicture[]): Promise<PagePicture> => {
  const box = boxAround(group.map((part) => part.box));
  const scale = Math.min(PIXELS_PER_POINT, SIDE_MAX / Math.max(box.width, box.height));
  const pixels = (points: number): number => Math.max(1, Math.round(points * scale));
  const parts = group.map(async (part) => ({
    input: await sharp(part.bytes)
      .resize({ width: pixels(part.box.width), height: pixels(part.box.height), fit: 'fill' })
      .png()
      .toBuffer(),
    left: Math.round((part.box.x - box.x) * scale),
    top: Math.round((part.box.y - box.y) * scale),
  }));
  const size = { width: pixels(box.width) + 1, height: pixels(box.height) + 1 };
  const canvas = sharp({ create: { ...size, channels: 4, background: '#ffffff00' } });
  return {
    box,
    type: 'png',
    bytes: await canvas
      .composite(await Promise.all(parts))
      .png()
      .toBuffer(),
  };
};
