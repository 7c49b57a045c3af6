/** `bottom-right` as `Bottom right`. */
export const sentence = (value: string): string => {
  const words = value.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
