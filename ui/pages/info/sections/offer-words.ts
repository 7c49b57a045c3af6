/** What stands on the page of prices, by what the server has said. */
export const offerWords = {
  asking: 'What this installation charges is asked of its server, at GET /api/claims.',
  unknown: 'The server does not say at the moment what it charges. Reload the page to ask again.',
  free: 'This installation is free to use',
  freeHint: 'Its operator charges nothing.',
} as const;
