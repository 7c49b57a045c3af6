import { iconImports } from './icon-imports.js';

describe('the icons that the pages load', () => {
  test('are those that tools name, each once', () => {
    const code = iconImports([
      { title: 'Share', icon: 'share-2' },
      { title: 'Quiz', icon: 'circle-question-mark' },
      { title: 'Share again', icon: 'share-2' },
    ]);
    expect(code.split('\n').slice(0, 2)).toEqual([
      "import { CircleQuestionMark, Share2 } from 'lucide-react';",
      'export const toolIcons = { CircleQuestionMark, Share2 };',
    ]);
  });

  test('are not built when lucide lacks one, and the tool that names it is named', () => {
    expect(() => iconImports([{ title: 'Rotate', icon: 'rotate-clockwise' }])).toThrow(
      '"Rotate" names the icon "rotate-clockwise", which lucide does not have',
    );
  });
});
