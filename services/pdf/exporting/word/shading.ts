import { ShadingType } from 'docx';

/** The ground of a run, a paragraph or a cell in one colour, in six hexadecimal digits. */
export const shadingOf = (fill: string) => ({ type: ShadingType.CLEAR, color: 'auto', fill });
