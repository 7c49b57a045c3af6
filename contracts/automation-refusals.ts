/** Refusals about what works without hands: webhooks, workflows and mail in. */
export const automationRefusals = {
  'webhook.address-refused': {
    status: 422,
    text: 'Messages cannot be sent to this address: it must begin with https:// and name a place on the Internet',
  },
  'webhook.not-found': { status: 404, text: 'Webhook not found' },
  'webhook.delivery-not-found': { status: 404, text: 'Message not found' },
  'webhook.off': { status: 409, text: 'This webhook is off. Turn it on first.' },
  'webhook.too-many': { status: 409, text: 'You have {limit} webhooks. Delete one that you do not need first.' },
  'workflow.step-invalid': { status: 422, text: 'Step {step}, {field}: {problem}' },
  'workflow.not-found': { status: 404, text: 'Workflow not found' },
  'workflow.too-many': { status: 409, text: 'You have {limit} workflows. Delete one that you do not need first.' },
  'workflow.files-do-not-fit': { status: 422, text: '{name} cannot go through this workflow: it begins with {kinds}' },
  'workflow.too-many-parts': {
    status: 422,
    text: '{name} has {count} parts: a workflow goes on with {limit} at most',
  },
  'workflow.parts-unreadable': { status: 422, text: '{name} cannot be taken apart' },
  'embed.key-needed': { status: 403, text: 'Tokens for frames are made with an API key that has the scope embed' },
  'embed.unknown': { status: 404, text: 'There is no frame at this address' },
  'embed.token-ended': { status: 410, text: 'The time to open this frame is over. Please reload the page around it.' },
  'embed.opened-already': {
    status: 410,
    text: 'This frame was opened already. Please reload the page around it.',
  },
  'embed.over': { status: 401, text: 'This frame has ended. Please reload the page around it.' },
  'embed.not-allowed': { status: 403, text: 'This cannot be done in a frame on another site' },
  'embed.other-tool': { status: 403, text: 'This frame is for another tool: {tool}' },
  'workflow-run.not-found': { status: 404, text: 'Run of a workflow not found' },
  'mail-in.no-files': { status: 422, text: 'No file that could be worked on is attached to your e-mail' },
  'mail-in.encrypted': { status: 422, text: '{name} is encrypted for somebody and cannot be read here' },
  'mail-in.outlook-wrapper': {
    status: 422,
    text: '{name} hides what was attached in a format of Outlook. Please send the e-mail as plain text or HTML.',
  },
  'mail-in.too-many-files': { status: 422, text: '{name} was not read: an e-mail may have at most {limit} files' },
  'mail-in.too-large': {
    status: 413,
    text: '{name} was not read: all files of an e-mail together may have at most {limit} MB',
  },
  'mail-in.gone': { status: 410, text: 'The e-mail was deleted before {name} was read' },
} as const;
