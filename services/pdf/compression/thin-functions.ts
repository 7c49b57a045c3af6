import { PDFName, PDFRawStream, type PDFDict, type PDFDocument } from 'pdf-lib';
import { arrayAt, decodedBytes, numberAt, numbersIn } from '../content/objects.js';

/** The most that a value may be from what it was, of 255, which is less than rounding. */
const VALUE_TOLERANCE_LEVELS = 0.51;
const SAMPLES_MAX = 1_000_000;

interface Samples {
  /** Along each input. */
  readonly size: readonly number[];
  readonly outputs: number;
  readonly data: Uint8Array;
}

/** Functions given by samples, such as those from spot colours to plain ones, keep the samples that tell anything. */
export const thinFunctions = ({ context }: PDFDocument): void => {
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    const samples = stream instanceof PDFRawStream ? samplesOf(stream) : undefined;
    const thinner = samples && thinned(samples);
    if (!thinner || !(stream instanceof PDFRawStream)) continue;
    const dict = stream.dict.clone();
    for (const key of ['Filter', 'DecodeParms', 'Encode']) dict.delete(PDFName.of(key));
    dict.set(PDFName.of('Size'), context.obj([...thinner.size]));
    context.assign(ref, PDFRawStream.of(dict, thinner.data));
  }
};

/** Undefined for what is no such function, or one that is not read in straight lines from sample to sample. */
const samplesOf = (stream: PDFRawStream): Samples | undefined => {
  const { dict } = stream;
  if (numberAt(dict, 'FunctionType') !== 0 || numberAt(dict, 'BitsPerSample') !== 8) return undefined;
  if ((numberAt(dict, 'Order') ?? 1) !== 1) return undefined;
  const size = numbersIn(arrayAt(dict, 'Size'));
  const outputs = numbersIn(arrayAt(dict, 'Range')).length / 2;
  const count = size.reduce((product, side) => product * side, outputs);
  if (!(count >= 1 && count <= SAMPLES_MAX) || !isFullyEncoded(dict, size)) return undefined;
  const data = decodedBytes(stream);
  return data && data.length >= count ? { size, outputs, data } : undefined;
};

/** The first sample stands for the lowest input, the last for the highest. */
const isFullyEncoded = (dict: PDFDict, size: readonly number[]): boolean => {
  const encode = arrayAt(dict, 'Encode');
  const ends = size.flatMap((side) => [0, side - 1]);
  return !encode || numbersIn(encode).join(' ') === ends.join(' ');
};

const thinned = (samples: Samples): Samples | undefined =>
  samples.size.length === 1 ? thinnedLine(samples) : thinnedToCorners(samples);

/** Every so many samples of a function of one input, where the others lie on straight lines between them. */
const thinnedLine = ({ size: [side = 0], outputs, data }: Samples): Samples | undefined => {
  for (let steps = 1; steps <= (side - 1) / 2; steps += 1) {
    const stride = (side - 1) / steps;
    if (!Number.isInteger(stride)) continue;
    const at = (sample: number, output: number): number => data[sample * outputs + output] ?? 0;
    const isOnLine = (sample: number, output: number): boolean => {
      const from = Math.min(Math.floor(sample / stride), steps - 1) * stride;
      const along = (sample - from) / stride;
      const expected = at(from, output) + (at(from + stride, output) - at(from, output)) * along;
      return Math.abs(expected - at(sample, output)) <= VALUE_TOLERANCE_LEVELS;
    };
    if (!everySample(side, outputs, isOnLine)) continue;
    const sampleStarts = Array.from({ length: steps + 1 }, (_, step) => step * stride * outputs);
    return {
      size: [steps + 1],
      outputs,
      data: Buffer.concat(sampleStarts.map((start) => data.subarray(start, start + outputs))),
    };
  }
  return undefined;
};

const everySample = (count: number, outputs: number, holds: (sample: number, output: number) => boolean): boolean => {
  for (let sample = 0; sample < count; sample += 1) {
    for (let output = 0; output < outputs; output += 1) if (!holds(sample, output)) return false;
  }
  return true;
};

/**
 * The corners of a function of several inputs that adds up what each of them does by itself, in equal steps. Readers
 * differ in what they make of any other one between its samples.
 */
const thinnedToCorners = ({ size, outputs, data }: Samples): Samples | undefined => {
  if (size.every((side) => side <= 2) || size.some((side) => side < 2)) return undefined;
  const strides = size.map((_, input) => size.slice(0, input).reduce((product, side) => product * side, 1));
  const at = (sample: number, output: number): number => data[sample * outputs + output] ?? 0;
  const rises = size.map((side, input) =>
    Array.from({ length: outputs }, (_, output) => at((side - 1) * (strides[input] ?? 0), output) - at(0, output)),
  );
  const along = (sample: number, input: number): number =>
    (Math.floor(sample / (strides[input] ?? 1)) % (size[input] ?? 1)) / ((size[input] ?? 2) - 1);
  const expected = (sample: number, output: number): number =>
    rises.reduce((sum, rise, input) => sum + (rise[output] ?? 0) * along(sample, input), at(0, output));
  const count = size.reduce((product, side) => product * side, 1);
  if (
    !everySample(
      count,
      outputs,
      (sample, output) => Math.abs(expected(sample, output) - at(sample, output)) <= VALUE_TOLERANCE_LEVELS,
    )
  )
    return undefined;
  const corners = Array.from({ length: 2 ** size.length }, (_, corner) =>
    size.reduce((sum, side, input) => sum + (corner & (1 << input) ? (side - 1) * (strides[input] ?? 0) : 0), 0),
  );
  const cornerSamples = corners.map((corner) => data.subarray(corner * outputs, (corner + 1) * outputs));
  return { size: size.map(() => 2), outputs, data: Buffer.concat(cornerSamples) };
};
