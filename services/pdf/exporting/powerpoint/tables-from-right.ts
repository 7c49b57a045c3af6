/** Name of a table whose first column is the rightmost one, which pptxgenjs has no word for. */
export const TABLE_FROM_RIGHT = 'Table from right to left';

const NAMED = new RegExp(`(name="${TABLE_FROM_RIGHT}"(?:(?!<a:tbl>).)*<a:tbl>)<a:tblPr/>`, 'gs');

/** Has the tables of that name run from right to left. @see ECMA-376, Part 1, 21.1.3.15 "tblPr" */
export const tablesFromRight = (xml: string): string => xml.replace(NAMED, '$1<a:tblPr rtl="1"/>');
