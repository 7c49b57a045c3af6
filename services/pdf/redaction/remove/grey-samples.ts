import type { Samples } from '../../engines/pdfium/pdfium-image.js';

/** The same picture in one channel where none of its pixels has a colour, as of most scans; else as it is. */
export const greySamples = (samples: Samples): Samples => {
  const { data, channels } = samples;
  if (channels === 1) return samples;
  const grey = new Uint8Array(data.length / 3);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 3) {
    const red = data[from] ?? 0;
    if (red !== data[from + 1] || red !== data[from + 2]) return samples;
    grey[at] = red;
  }
  return { ...samples, channels: 1, data: grey };
};
