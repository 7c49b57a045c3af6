const RTL_FIRST = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text is read from the right, by its first letter. */
export const runsFromTheRight = (text: string): boolean => RTL_FIRST.test(text);
