/** Refusals by the rules of the site, which its administrators change while it runs. */
export const siteRefusals = {
  'tool.switched-off': { status: 403, text: 'This tool is switched off on this site.' },
  'guests.turned-away': { status: 403, text: 'Guests cannot use the tools of this site. Please sign in.' },
} as const;
