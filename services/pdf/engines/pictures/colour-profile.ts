import { crc32, deflateSync } from 'node:zlib';

const PROFILE_NAME = 'ICC_PROFILE\0';
const SEGMENT_MAX = 65_000;
const JPEG_START_BYTES = 2;
/** The signature and the header chunk, which comes first. */
const PNG_START_BYTES = 33;

/** A JPEG file with a colour profile. @see ICC.1:2022, B.4 */
export const jpegWithProfile = (jpeg: Uint8Array, profile: Uint8Array): Uint8Array => {
  const count = Math.ceil(profile.length / SEGMENT_MAX);
  const segments = Array.from({ length: count }, (_, at) => {
    const part = profile.subarray(at * SEGMENT_MAX, (at + 1) * SEGMENT_MAX);
    const head = Buffer.alloc(4);
    head.writeUInt16BE(0xffe2, 0);
    head.writeUInt16BE(part.length + PROFILE_NAME.length + 4, 2);
    return Buffer.concat([head, Buffer.from(PROFILE_NAME, 'latin1'), Buffer.from([at + 1, count]), part]);
  });
  return Buffer.concat([jpeg.subarray(0, JPEG_START_BYTES), ...segments, jpeg.subarray(JPEG_START_BYTES)]);
};

/** A PNG file with a colour profile. @see https://www.w3.org/TR/png-3/#11iCCP */
export const pngWithProfile = (png: Uint8Array, profile: Uint8Array): Uint8Array => {
  const body = Buffer.concat([Buffer.from('iCCPcolours\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4, 0);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([png.subarray(0, PNG_START_BYTES), length, body, sum, png.subarray(PNG_START_BYTES)]);
};
