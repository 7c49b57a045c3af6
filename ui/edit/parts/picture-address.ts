const addresses = new WeakMap<Blob, string>();

/** An address of a picture for this page; it lives as long as the page does. */
export const pictureAddress = (file: Blob): string => {
  const known = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, known);
  return known;
};

export const usePictureAddress = (file: Blob | undefined): string | undefined => file && pictureAddress(file);
