import { FILE_NAME_MAX } from '../limits.js';
import { findTool } from './catalogue.js';

const withoutEnding = (name: string): string => name.replace(/(?<=.)\.[^.]{1,8}$/, '');

/** Name of a result: the tool's pattern around the first file's name, such as `report_compressed.pdf`. */
export const nameOfResult = (tool: string, firstFile: string, extension: string): string => {
  const pattern = findTool(tool)?.resultName ?? '{name}';
  const room = FILE_NAME_MAX - pattern.length - extension.length;
  return pattern.replace('{name}', () => withoutEnding(firstFile).slice(0, room)) + extension;
};
