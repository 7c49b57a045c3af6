/** An installation can do each of these fully, in a simpler way or not at all; `GET /api/capabilities` says which. */
export type CapabilityName = 'office' | 'recognition' | 'understanding' | 'translation';
