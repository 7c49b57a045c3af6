import type { ShownAnnouncement } from '../../../contracts/api/site-rules.js';
import type { SiteRulesEvent } from '../../../contracts/events/site-rules.js';
import type { Owner } from '../../../contracts/owner.js';
import type { Decider } from '../event-store/decider.js';

export interface SiteRulesState {
  /** Ids of the tools that are switched off. */
  readonly toolsOff: ReadonlySet<string>;
  readonly guests: boolean;
  /** The last one, even if it is over; null once it is withdrawn. */
  readonly announcement: ShownAnnouncement | null;
}

interface By {
  readonly by: Owner;
  readonly now: Date;
}

export type SiteRulesCommand = By &
  (
    | { readonly type: 'SwitchTool'; readonly tool: string; readonly isOff: boolean }
    | { readonly type: 'LetGuests'; readonly areLetIn: boolean }
    | { readonly type: 'Announce'; readonly announcement: Omit<ShownAnnouncement, 'at'> }
    | { readonly type: 'Withdraw' }
  );

/** The rules of the site. Whatever is so already is no event. */
export const siteRules: Decider<SiteRulesState, SiteRulesCommand, SiteRulesEvent> = {
  initial: { toolsOff: new Set(), guests: true, announcement: null },

  decide(command, { toolsOff, guests, announcement }) {
    const made = { by: command.by, at: command.now.toISOString() };
    switch (command.type) {
      case 'SwitchTool': {
        const { tool, isOff } = command;
        if (toolsOff.has(tool) === isOff) return [];
        return [{ type: isOff ? 'ToolSwitchedOff' : 'ToolSwitchedOn', version: 1, data: { tool, ...made } }];
      }
      case 'LetGuests':
        if (guests === command.areLetIn) return [];
        return [{ type: command.areLetIn ? 'GuestsLetIn' : 'GuestsTurnedAway', version: 1, data: made }];
      case 'Announce':
        return [{ type: 'AnnouncementMade', version: 1, data: { ...command.announcement, ...made } }];
      case 'Withdraw':
        return announcement === null ? [] : [{ type: 'AnnouncementWithdrawn', version: 1, data: made }];
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'ToolSwitchedOff':
        return { ...state, toolsOff: new Set([...state.toolsOff, data.tool]) };
      case 'ToolSwitchedOn':
        return { ...state, toolsOff: new Set([...state.toolsOff].filter((tool) => tool !== data.tool)) };
      case 'GuestsTurnedAway':
        return { ...state, guests: false };
      case 'GuestsLetIn':
        return { ...state, guests: true };
      case 'AnnouncementMade': {
        const { text, level, until, at } = data;
        return { ...state, announcement: { text, level, until, at } };
      }
      case 'AnnouncementWithdrawn':
        return { ...state, announcement: null };
    }
  },
};
