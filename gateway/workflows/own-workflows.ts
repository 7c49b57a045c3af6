import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Workflow, WorkflowRequest, WorkflowRow, WorkflowsReply } from '../../contracts/api/workflows.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { WorkflowLink } from '../../contracts/events/workflow.js';
import type { Owner } from '../../contracts/owner.js';
import { WORKFLOWS_COLLECTION, type WorkflowDocument } from '../../contracts/read-models/workflow-document.js';
import { checkSteps } from '../../contracts/workflows/check-steps.js';
import { WORKFLOWS_MAX, type WorkflowStep, type WorkflowVisibility } from '../../contracts/workflows/workflow.js';
import { startSession } from '../../services/platform/accounts/start-session.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import { digestOfSecret, isSecret } from '../../services/platform/secrets/request-tokens.js';
import type { WorkflowLinks } from '../../services/platform/secrets/workflow-links.js';
import type { Config } from '../../services/platform/settings/config.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import {
  workflow,
  type WorkflowCommand,
  type WorkflowState,
} from '../../services/platform/workflows/workflow.decider.js';
import { originOf } from '../http/request-values.js';
import { CONFIG, DOCUMENTS, SITE_RULES, STORE, WORKFLOW_LINKS } from '../ports/gateway-ports.js';
import { isOwn, ownerOf, visitorOf } from '../sessions/session.js';
import { isWithoutPlace, saveInFreePlace } from './workflow-places.js';

/** A workflow that is there. */
export type KnownWorkflow = NonNullable<WorkflowState['workflow']>;

/** Workflows for the site that a list shows, the newest. */
const SITE_WORKFLOWS_SHOWN = 200;

/** Whether a run takes the files together: its first step wants, or may have, several. */
export const takesTogether = (steps: readonly WorkflowStep[]): boolean => {
  const [first] = checkSteps(steps).steps;
  return first?.when === null && first.tool.accepts.max > 1;
};

/** Parts of what follows the path in a link, `{id}.{secret}`; of an id, which has no dot, the secret is empty. */
const partsOf = (asked: string): { readonly id: string; readonly secret: string } => {
  const dot = asked.indexOf('.');
  return dot < 0 ? { id: asked, secret: '' } : { id: asked.slice(0, dot), secret: asked.slice(dot + 1) };
};

const isAdministrator = (request: Request): boolean => visitorOf(request).member?.isAdmin === true;

/** Whether somebody who is not its owner may see and run a workflow. */
const isOpenTo = ({ visibility, link }: KnownWorkflow, secret: string): boolean =>
  visibility === 'site' || (visibility === 'link' && link !== null && isSecret(secret, link.digest));

/** The workflows of visitors, guests and members alike: saved, listed, shared, deleted. */
@Injectable()
export class OwnWorkflows {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(WORKFLOW_LINKS) private readonly links: WorkflowLinks,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(request: Request): Promise<WorkflowsReply> {
    const own = await Promise.all(visitorOf(request).owners.map((owner) => this.savedBy(owner)));
    return { workflows: rowsOf(own.flat()), site: rowsOf(await this.forSite(request)) };
  }

  /** @throws Refusal `workflow.step-invalid`, `workflow.too-many`. */
  async make(request: Request, { name, steps }: WorkflowRequest): Promise<Workflow> {
    const owner = ownerOf(request);
    checkSteps(steps);
    await startSession(this.store, owner, new Date());
    const before = (await this.savedBy(owner)).filter(({ id }) => isWithoutPlace(id)).length;
    const saved = await saveInFreePlace(this.store, { owner, name, steps }, WORKFLOWS_MAX - before);
    if (!saved) throw new Refusal('workflow.too-many', { limit: WORKFLOWS_MAX });
    return this.shown(request, saved.workflow);
  }

  /** @throws Refusal `workflow.not-found`, also for one of somebody else. */
  async find(request: Request, id: string): Promise<KnownWorkflow> {
    const known = await this.at(id);
    if (!known || !isOwn(request, known.owner)) throw new Refusal('workflow.not-found');
    return known;
  }

  /**
   * One of the visitor's own, by its id; one for the site, by its id; or one of somebody else, by the end of its link.
   *
   * @throws Refusal `workflow.not-found`, also for one that is withdrawn; `guests.turned-away`.
   */
  async findToRun(request: Request, asked: string): Promise<KnownWorkflow> {
    const { id, secret } = partsOf(asked);
    const known = await this.at(id);
    if (known && isOwn(request, known.owner)) return known;
    if (!known || !isOpenTo(known, secret)) throw new Refusal('workflow.not-found');
    await this.rules.refuseGuest(ownerOf(request));
    return known;
  }

  /** @throws Refusal `workflow.step-invalid`; `workflow.not-found` for one that was deleted meanwhile; `session.forbidden` as {@link share}. */
  async change(request: Request, known: KnownWorkflow, { name, steps }: WorkflowRequest): Promise<Workflow> {
    if (known.visibility === 'site') refuseOthers(request);
    checkSteps(steps);
    const { workflowId, owner } = known;
    return this.told(request, workflowId, {
      type: 'Save',
      workflow: { workflowId, owner, name, steps },
      now: new Date(),
    });
  }

  /**
   * An administrator publishes their own for the site, and takes any off it again.
   *
   * @throws Refusal `workflow.not-found`, `session.forbidden`.
   */
  async share(request: Request, id: string, visibility: WorkflowVisibility): Promise<Workflow> {
    const known = await this.at(id);
    const own = known !== null && isOwn(request, known.owner);
    if (!own && !isTakenOff(request, known, visibility)) throw new Refusal('workflow.not-found');
    if (visibility === 'site') refuseOthers(request);
    const now = new Date();
    if (visibility === 'private')
      return this.told(request, id, { type: 'Withdraw', by: own ? null : ownerOf(request), now });
    const link = visibility === 'link' ? this.newLink(id) : null;
    return this.told(request, id, { type: 'Share', visibility, link, now });
  }

  async delete({ workflowId }: KnownWorkflow): Promise<void> {
    await this.tell(workflowId, { type: 'Delete', now: new Date() });
  }

  /** As whoever asks may see it. @throws Refusal `workflow.not-found`. */
  shown(request: Request, known: WorkflowState['workflow']): Workflow {
    if (!known) throw new Refusal('workflow.not-found');
    const { workflowId: id, name, savedAt, visibility, link } = known;
    const steps = known.steps.map(({ tool, options, when }) => ({ tool, options: { ...options }, when }));
    const own = isOwn(request, known.owner);
    const address = own && link ? this.addressOf(request, id, link) : null;
    return { id, name, steps, savedAt, visibility, own, link: address, ...readOf(known.steps) };
  }

  private addressOf(request: Request, id: string, link: WorkflowLink): string {
    const end = `${id}.${this.links.secretOf(id, link.id)}`;
    return `${originOf(request, this.config)}/workflows?${new URLSearchParams({ workflow: end }).toString()}`;
  }

  private newLink(workflowId: string): WorkflowLink {
    const id = randomUUID();
    return { id, digest: digestOfSecret(this.links.secretOf(workflowId, id)) };
  }

  private async at(id: string): Promise<WorkflowState['workflow']> {
    return (await load(this.store, { stream: streamOf('workflow', id), decider: workflow })).state.workflow;
  }

  private savedBy(owner: Owner): Promise<WorkflowDocument[]> {
    return this.documents.find<WorkflowDocument>(WORKFLOWS_COLLECTION, {
      where: { owner, isDeleted: false },
      sort: { field: 'createdAt', direction: 'descending' },
      limit: WORKFLOWS_MAX * 2,
    });
  }

  /** Workflows of others for everybody; none for guests who are turned away. */
  private async forSite(request: Request): Promise<readonly WorkflowDocument[]> {
    const isTurnedAway = await this.rules.refuseGuest(ownerOf(request)).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Refusal) return true;
        throw error;
      },
    );
    if (isTurnedAway) return [];
    const found = await this.documents.find<WorkflowDocument>(WORKFLOWS_COLLECTION, {
      where: { visibility: 'site', isDeleted: false },
      sort: { field: 'createdAt', direction: 'descending' },
      limit: SITE_WORKFLOWS_SHOWN,
    });
    return found.filter(({ owner }) => !isOwn(request, owner));
  }

  private async told(request: Request, id: string, command: WorkflowCommand): Promise<Workflow> {
    return this.shown(request, (await this.tell(id, command)).workflow);
  }

  private async tell(id: string, command: WorkflowCommand): Promise<WorkflowState> {
    return (await handle(this.store, { stream: streamOf('workflow', id), decider: workflow, command })).state;
  }
}

/** Keeps what everybody runs to administrators. @throws Refusal `session.forbidden`. */
const refuseOthers = (request: Request): void => {
  if (!isAdministrator(request)) throw new Refusal('session.forbidden');
};

/** Whether an administrator takes a workflow of somebody else off the site. */
const isTakenOff = (request: Request, known: WorkflowState['workflow'], wanted: WorkflowVisibility): boolean =>
  known?.visibility === 'site' && wanted === 'private' && isAdministrator(request);

const rowsOf = (documents: readonly WorkflowDocument[]): WorkflowRow[] =>
  documents
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ id, name, tools, savedAt, visibility }) => ({ id, name, tools: [...tools], savedAt, visibility }));

/** The kinds that a workflow begins with, and what it asks for, by its steps; nothing where a tool of it is no longer what it was. */
const readOf = (steps: readonly WorkflowStep[]): Pick<Workflow, 'starts' | 'together' | 'asks'> => {
  try {
    const { steps: checked, starts } = checkSteps(steps);
    const asks = checked.flatMap(({ asks: asked }, at) =>
      asked.map(({ field, isRequired: required }) => ({ step: at + 1, field, required })),
    );
    return { starts: [...starts], together: takesTogether(steps), asks };
  } catch (error) {
    if (error instanceof Refusal) return { starts: [], together: false, asks: [] };
    throw error;
  }
};
