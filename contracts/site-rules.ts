/** How urgent an announcement looks. */
export const announcementLevels = ['info', 'warning'] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

/** Characters of an announcement. */
export const ANNOUNCEMENT_MAX = 500;
