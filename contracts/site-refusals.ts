/** Refusals by the rules of the site, which its administrators change while it runs. */
export const siteRefusals = {
  'tool.switched-off': { status: 403, text: 'This tool is switched off on this site.' },
  'guests.turned-away': { status: 403, text: 'Guests cannot use the tools of this site. Please sign in.' },
  'web-page.off': { status: 403, text: 'Web pages are not read on this site' },
  'web-page.host-not-listed': { status: 403, text: 'Pages of {host} are not read here, only those of {hosts}' },
  'web-page.unreadable': { status: 422, text: 'The page of {host} cannot be read: {reason}' },
  'quota.conversions': {
    status: 429,
    text: 'You have used your {limit} conversions for today. There are more from {date}.',
    one: 'You have used your {limit} conversion for today. There is another one from {date}.',
  },
  'quota.storage': {
    status: 507,
    text:
      'There is no room for these files: you are using {used} of your {limit} MB. ' +
      'Please delete documents you no longer need, or wait until {date}, when the next of your links ends.',
  },
} as const;
