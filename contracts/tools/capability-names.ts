/** What an installation can do fully, in a simpler way or not at all; `GET /api/capabilities` says which. */
export type CapabilityName = 'office' | 'recognition' | 'understanding' | 'translation';
