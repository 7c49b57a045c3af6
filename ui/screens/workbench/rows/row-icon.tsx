import { ToolIcon } from '../../../tools/tool-icon.js';
import type { ToolRow } from './extra-tools.js';

export const RowIcon = ({ row }: { readonly row: Pick<ToolRow, 'icon' | 'group'> }) => (
  <span className="shrink-0 *:size-9 *:rounded-[10px] [&_svg]:size-[1.125rem]">
    <ToolIcon tool={row} />
  </span>
);
