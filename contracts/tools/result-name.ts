import { FILE_NAME_MAX } from '../limits.js';
import { findTool } from './catalogue.js';

interface Asked {
  readonly tool: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const withoutEnding = (name: string): string => name.replace(/(?<=.)\.[^.]{1,8}$/, '');

/**
 * Name of a result: the tool's pattern around the first file's name, such as `report_compressed.pdf`, with what was
 * chosen where the pattern names an option, such as `report_fr.pdf`.
 */
export const nameOfResult = ({ tool, options }: Asked, firstFile: string, extension: string): string => {
  const pattern = (findTool(tool)?.resultName ?? '{name}').replace(/\{(?!name\})(\w+)\}/g, (_, option: string) =>
    String(options[option]),
  );
  const room = FILE_NAME_MAX - pattern.length - extension.length;
  return pattern.replace('{name}', () => withoutEnding(firstFile).slice(0, room)) + extension;
};
