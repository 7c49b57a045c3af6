/** A file that reports the given size, in bytes. */
export const fileOf = (name = 'report.pdf', type = 'application/pdf', size = 3): File =>
  Object.defineProperty(new File(['abc'], name, { type }), 'size', { value: size });
