import { NO_BRAND, type Brand } from '../../../contracts/brand.js';
import type { SiteRulesEvent } from '../../../contracts/events/site-rules.js';
import { given } from '../event-store/fixtures/decider-fixture.js';
import { siteRules } from './site-rules.decider.js';

const now = new Date('2026-03-01T10:00:00Z');
const by = 'member-root';
const author = { by, at: now.toISOString() } as const;
const off: SiteRulesEvent = { type: 'ToolSwitchedOff', version: 1, data: { tool: 'pdf-merge', ...author } };
const on: SiteRulesEvent = { type: 'ToolSwitchedOn', version: 1, data: { tool: 'pdf-merge', ...author } };
const away: SiteRulesEvent = { type: 'GuestsTurnedAway', version: 1, data: author };
const letIn: SiteRulesEvent = { type: 'GuestsLetIn', version: 1, data: author };
const said = { text: 'Soon', level: 'info', until: null } as const;
const announced: SiteRulesEvent = { type: 'AnnouncementMade', version: 1, data: { ...said, ...author } };
const withdrawn: SiteRulesEvent = { type: 'AnnouncementWithdrawn', version: 1, data: author };
const switchTool = (isOff: boolean) => ({ type: 'SwitchTool', tool: 'pdf-merge', isOff, by, now }) as const;
const letGuests = (areLetIn: boolean) => ({ type: 'LetGuests', areLetIn, by, now }) as const;

// Requirement.
describe('the rules of a site', () => {
  test('let a tool be switched off and on, with who did it', () => {
    given(siteRules).when(switchTool(true)).then(off);
    given(siteRules, off).when(switchTool(false)).then(on);
    given(siteRules, off, on).when(switchTool(true)).then(off);
  });

  test('turn guests away, and let them in again', () => {
    given(siteRules).when(letGuests(false)).then(away);
    given(siteRules, away).when(letGuests(true)).then(letIn);
  });

  test('say whatever is announced last, until it is withdrawn', () => {
    const announce = { type: 'Announce', announcement: said, by, now } as const;
    given(siteRules).when(announce).then(announced);
    given(siteRules, announced).when(announce).then(announced);
    given(siteRules, announced).when({ type: 'Withdraw', by, now }).then(withdrawn);
  });

  // Requirement.
  test('bound what a member may use, some members otherwise than the others', () => {
    const quota = { conversionsPerDay: 50, storedMb: null };
    const set: SiteRulesEvent = { type: 'QuotaSet', version: 1, data: { ...quota, ...author } };
    given(siteRules).when({ type: 'SetQuota', quota, by, now }).then(set);
    given(siteRules, set).when({ type: 'SetQuota', quota, by, now }).then();
    const own = { conversionsPerDay: null, storedMb: 9 };
    const bound: SiteRulesEvent = { type: 'MemberQuotaSet', version: 1, data: { userId: 'u1', ...own, ...author } };
    const lifted: SiteRulesEvent = { type: 'MemberQuotaLifted', version: 1, data: { userId: 'u1', ...author } };
    const setOwn = { type: 'SetMemberQuota', userId: 'u1', quota: own, by, now } as const;
    given(siteRules, set).when(setOwn).then(bound);
    given(siteRules, set, bound).when(setOwn).then();
    given(siteRules, bound).when({ type: 'LiftMemberQuota', userId: 'u1', by, now }).then(lifted);
    given(siteRules, bound, lifted).when({ type: 'LiftMemberQuota', userId: 'u1', by, now }).then();
  });

  test('say for how many days files are kept, once for each change', () => {
    const retention = { guestDays: 7, memberDays: null };
    const kept: SiteRulesEvent = { type: 'RetentionSet', version: 1, data: { ...retention, ...author } };
    const set = { type: 'SetRetention', retention, by, now } as const;
    given(siteRules).when(set).then(kept);
    given(siteRules, kept).when(set).then();
    const longest = { guestDays: null, memberDays: null };
    const lifted: SiteRulesEvent = { type: 'RetentionSet', version: 1, data: { ...longest, ...author } };
    given(siteRules)
      .when({ ...set, retention: longest })
      .then();
    given(siteRules, kept)
      .when({ ...set, retention: longest })
      .then(lifted);
  });

  test('list the hosts whose pages are read, each list in the place of the one before', () => {
    const list = (...hosts: string[]) => ({ type: 'SetWebPageHosts', hosts, by, now }) as const;
    const listed = (...hosts: string[]): SiteRulesEvent => ({
      type: 'WebPageHostsSet',
      version: 1,
      data: { hosts, ...author },
    });
    given(siteRules).when(list('example.org')).then(listed('example.org'));
    given(siteRules, listed('example.org')).when(list('example.org')).then();
    given(siteRules, listed('example.org')).when(list()).then(listed());
    given(siteRules).when(list()).then();
  });

  test('say what the site calls itself and looks like, with how it was before', () => {
    const picture = { blob: 'b', sha256: 's', size: 1 };
    const acme = { name: 'Acme', colour: '#1d5391', logo: { ...picture, width: 9, height: 9, icon: picture } };
    const to = (brand: Brand) => ({ type: 'SetBrand', brand, by, now }) as const;
    const changed = (from: Brand, into: Brand): SiteRulesEvent => ({
      type: 'BrandChanged',
      version: 1,
      data: { from, to: into, ...author },
    });
    given(siteRules).when(to(acme)).then(changed(NO_BRAND, acme));
    given(siteRules, changed(NO_BRAND, acme))
      .when(to({ ...acme }))
      .then();
    given(siteRules, changed(NO_BRAND, acme)).when(to(NO_BRAND)).then(changed(acme, NO_BRAND));
    given(siteRules).when(to(NO_BRAND)).then();
  });

  test('stay as they are where somebody asks for what is so already', () => {
    given(siteRules).when(switchTool(false)).then();
    given(siteRules, off).when(switchTool(true)).then();
    given(siteRules).when(letGuests(true)).then();
    given(siteRules, away).when(letGuests(false)).then();
    given(siteRules, announced, withdrawn).when({ type: 'Withdraw', by, now }).then();
  });
});
