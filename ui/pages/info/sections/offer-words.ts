/** What stands on the page of prices, by what the server has said. */
export const offerWords = {
  asking: 'The prices of this installation are being requested from its server, at GET /api/claims.',
  unknown: 'The server is not answering at the moment. Reload the page to try again.',
  free: 'This installation is free to use',
  freeHint: 'Its operator charges nothing.',
} as const;
