import { exportPartSubject, filters, questions } from '../contracts/subjects.js';

/** The roles of Docket's services on the bus, written down apart from the code. */
export const roles = ['gateway', 'pdf', 'ai', 'share', 'analytics'] as const;
export type Role = (typeof roles)[number];

/** All but these. */
export const others = (...these: readonly Role[]): Role[] => roles.filter((role) => !these.includes(role));

/** The durables of each role, each with its purpose. */
export const durables: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
  gateway: {},
  pdf: { pdf: filters.requestsOf('pdf') },
  ai: { ai: filters.requestsOf('ai') },
  share: {
    share: filters.requests,
    'share-cleanup': filters.expiries,
    'share-revoked': filters.revocations,
    'share-completed': filters.completions,
    'share-deleted': filters.deletions,
    'share-drawn': filters.drawings,
    accounts: filters.erasures,
    'accounts-late': filters.requests,
    'accounts-late-requests': filters.signatureRequests,
    webhooks: filters.everything,
    'workflow-runs': filters.runs,
    'workflow-steps': filters.conversions,
  },
  analytics: { projector: filters.everything },
};

/** Which events it hears of as they come. */
export const follows: Readonly<Record<Role, readonly string[]>> = {
  gateway: [filters.conversions, filters.shareLinks, filters.sessions, filters.users, filters.keys],
  pdf: [filters.cancelRequests],
  ai: [filters.cancelRequests],
  share: [],
  analytics: [],
};

/** Which signals it hears. */
export const hears: Readonly<Record<Role, readonly string[]>> = {
  gateway: [filters.progress, filters.used, filters.isolation, filters.piecesTaken],
  pdf: [filters.used],
  ai: [filters.used],
  share: [],
  analytics: [],
};

const PING = 'ask.gateway.ping';
/** Subjects of the questions that the gateway asks. */
export const asked = [...Object.values(questions), exportPartSubject('x1'), PING];
export const answererOf = (question: string): Role => {
  const [, service = ''] = question.split('.');
  const answerers: Record<string, Role> = { log: 'analytics', admin: 'analytics', request: 'share' };
  return answerers[service] ?? (service as Role);
};
