/** The pixels of a picture, upright: red, green, blue and opacity, 8 bits each. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
