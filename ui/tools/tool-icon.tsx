import {
  CircleQuestionMark,
  Combine,
  Eraser,
  FileOutput,
  FileType,
  Hash,
  ImagePlus,
  Languages,
  LayoutGrid,
  Lock,
  LockOpen,
  PenLine,
  RotateCw,
  ScanSearch,
  Scissors,
  Share2,
  Shrink,
  Sparkles,
  Stamp,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { Tool, ToolGroup } from '../../contracts/tools/tool.js';

/** The icons that the catalogue names; imported one by one, or the page would carry all of them. */
export const toolIcons: Readonly<Record<string, LucideIcon>> = {
  'circle-question-mark': CircleQuestionMark,
  combine: Combine,
  eraser: Eraser,
  'file-output': FileOutput,
  'file-type': FileType,
  hash: Hash,
  'image-plus': ImagePlus,
  languages: Languages,
  'layout-grid': LayoutGrid,
  lock: Lock,
  'lock-open': LockOpen,
  'pen-line': PenLine,
  'rotate-cw': RotateCw,
  'scan-search': ScanSearch,
  scissors: Scissors,
  'share-2': Share2,
  shrink: Shrink,
  sparkles: Sparkles,
  stamp: Stamp,
};

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
  const Icon = toolIcons[tool.icon] ?? Wrench;
  if (look === 'bare') return <Icon className="size-4 shrink-0" aria-hidden="true" />;
  const size =
    look === 'strong' ? 'size-12 rounded-2xl bg-brand text-on-brand' : `size-10 rounded-xl ${tints[tool.group]}`;
  return (
    <span className={`grid shrink-0 place-items-center ${size}`}>
      <Icon className={look === 'strong' ? 'size-6' : 'size-5'} aria-hidden="true" />
    </span>
  );
};
