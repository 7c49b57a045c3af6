import type { Tool, ToolGroup } from '../../contracts/tools/tool.js';
import { pascalCase } from '../text/phrases.js';
import { toolIcons } from './tool-icons.js';

const tints: Readonly<Record<ToolGroup, string>> = {
  organise: 'bg-brand-soft text-brand-text',
  understand: 'bg-violet-soft text-violet',
  protect: 'bg-blue-soft text-blue',
};

interface ToolIconProps {
  readonly tool: Pick<Tool, 'icon' | 'group'>;
  readonly look?: 'tile' | 'strong' | 'bare';
}

export const ToolIcon = ({ tool, look = 'tile' }: ToolIconProps) => {
  const Icon = toolIcons[pascalCase(tool.icon)];
  if (!Icon) return null;
  if (look === 'bare') return <Icon className="size-4 shrink-0" aria-hidden="true" />;
  const size =
    look === 'strong' ? 'size-12 rounded-2xl bg-brand text-on-brand' : `size-10 rounded-xl ${tints[tool.group]}`;
  return (
    <span className={`grid shrink-0 place-items-center ${size}`}>
      <Icon className={look === 'strong' ? 'size-6' : 'size-5'} aria-hidden="true" />
    </span>
  );
};
