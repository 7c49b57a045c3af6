/** `bottom-right` as `Bottom right`. */
export const sentence = (value: string): string => {
  const words = value.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `ShareLinkCreated` as `Share link created`. */
export const typeWords = (type: string): string => sentence(type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase());

/** `circle-question-mark` as `CircleQuestionMark`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
