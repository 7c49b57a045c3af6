import { landingList, landingPath } from '../../../pages/landing/landing-list.js';
import { toolOf } from '../../../pages/landing/picker/tool-destination.js';
import { addressHere } from '../../../text/address-here.js';
import { groupTitles } from '../../../tools/tool-groups.js';
import { isAdvertised } from '../../../tools/advertised.js';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import type { ToolGroup } from '../../../../contracts/tools/tool.js';
import { ToolCards } from './tool-cards.js';

/** Every tool that a visitor may use here, each leading to its page, which takes the files for it. */
export const EveryTool = ({ capabilities }: { readonly capabilities: CapabilitiesReply | null }) => (
  <ToolCards
    groups={(Object.keys(groupTitles) as ToolGroup[]).map((group) => ({
      title: groupTitles[group],
      lines: landingList
        .filter((entry) => entry.group === group && isAdvertised(toolOf(entry.tool), capabilities))
        .map((entry) => {
          const { title, tagline, icon } = toolOf(entry.tool);
          return { title, tagline, icon, group, to: addressHere(landingPath(entry)) };
        }),
    }))}
  />
);
