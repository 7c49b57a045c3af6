import type { Plugin } from 'vite';
import { catalogue } from '../../contracts/tools/catalogue.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { pascalCase } from '../../ui/text/phrases.js';
import { toolIcons } from '../../ui/tools/tool-icons.js';
import { extras } from '../../ui/screens/workbench/rows/extra-tools.js';

const FILE = '/ui/tools/tool-icons.ts';

/** The code of a module with the icons that these tools name. @throws Error for one that lucide does not have. */
export const iconImports = (tools: readonly Pick<Tool, 'title' | 'icon'>[]): string => {
  const unknown = tools.find(({ icon }) => !toolIcons[pascalCase(icon)]);
  if (unknown) throw new Error(`"${unknown.title}" names the icon "${unknown.icon}", which lucide does not have`);
  const names = [...new Set(tools.map(({ icon }) => pascalCase(icon)))].toSorted().join(', ');
  return `import { ${names} } from 'lucide-react';\nexport const toolIcons = { ${names} };\n`;
};

/** Lets the pages load the icons that tools name instead of all that lucide has. */
export const namedIcons = (): Plugin => ({
  name: 'docket-named-icons',
  load: (id) => (id.endsWith(FILE) ? iconImports([...catalogue, ...extras]) : undefined),
});
