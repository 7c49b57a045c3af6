/** Refusals about what works without hands: webhooks and workflows. */
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
  'workflow-run.not-found': { status: 404, text: 'Run of a workflow not found' },
} as const;
