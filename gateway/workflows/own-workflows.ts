import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Workflow, WorkflowRequest, WorkflowRow } from '../../contracts/api/workflows.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Owner } from '../../contracts/owner.js';
import { WORKFLOWS_COLLECTION, type WorkflowDocument } from '../../contracts/read-models/workflow-document.js';
import { checkSteps } from '../../contracts/workflows/check-steps.js';
import { WORKFLOWS_MAX, type WorkflowStep } from '../../contracts/workflows/workflow.js';
import { startSession } from '../../services/platform/accounts/start-session.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import {
  workflow,
  type SavedWorkflow,
  type WorkflowCommand,
  type WorkflowState,
} from '../../services/platform/workflows/workflow.decider.js';
import { DOCUMENTS, STORE } from '../ports/gateway-ports.js';
import { isOwn, ownerOf, visitorOf } from '../sessions/session.js';
import { isWithoutPlace, saveInFreePlace } from './workflow-places.js';

/** A workflow that is there. */
export type KnownWorkflow = NonNullable<WorkflowState['workflow']>;

/** Whether a run takes the files together: its first step wants, or may have, several. */
export const takesTogether = (steps: readonly WorkflowStep[]): boolean => {
  const [first] = checkSteps(steps).steps;
  return first?.when === null && first.tool.accepts.max > 1;
};

/** The workflows of visitors, guests and members alike: saved, listed, deleted. */
@Injectable()
export class OwnWorkflows {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {}

  async of(request: Request): Promise<WorkflowRow[]> {
    const workflows = await Promise.all(visitorOf(request).owners.map((owner) => this.savedBy(owner)));
    return workflows
      .flat()
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .map(({ id, name, tools, savedAt }) => ({ id, name, tools: [...tools], savedAt }));
  }

  /** @throws Refusal `workflow.step-invalid`, `workflow.too-many`. */
  async make(request: Request, { name, steps }: WorkflowRequest): Promise<Workflow> {
    const owner = ownerOf(request);
    checkSteps(steps);
    await startSession(this.store, owner, new Date());
    const before = (await this.savedBy(owner)).filter(({ id }) => isWithoutPlace(id)).length;
    const saved = await saveInFreePlace(this.store, { owner, name, steps }, WORKFLOWS_MAX - before);
    if (!saved) throw new Refusal('workflow.too-many', { limit: WORKFLOWS_MAX });
    return shown(saved);
  }

  /** @throws Refusal `workflow.not-found`, also for one of somebody else. */
  async find(request: Request, id: string): Promise<KnownWorkflow> {
    const { state } = await load(this.store, { stream: streamOf('workflow', id), decider: workflow });
    if (!state.workflow || !isOwn(request, state.workflow.owner)) throw new Refusal('workflow.not-found');
    return state.workflow;
  }

  /** @throws Refusal `workflow.step-invalid`, `workflow.not-found` for one that was deleted meanwhile. */
  change({ workflowId, owner }: KnownWorkflow, { name, steps }: WorkflowRequest): Promise<Workflow> {
    return this.save({ workflowId, owner, name, steps });
  }

  async delete({ workflowId }: KnownWorkflow): Promise<void> {
    await this.tell(workflowId, { type: 'Delete', now: new Date() });
  }

  private async save(saved: SavedWorkflow): Promise<Workflow> {
    checkSteps(saved.steps);
    return shown(await this.tell(saved.workflowId, { type: 'Save', workflow: saved, now: new Date() }));
  }

  private savedBy(owner: Owner): Promise<WorkflowDocument[]> {
    return this.documents.find<WorkflowDocument>(WORKFLOWS_COLLECTION, {
      where: { owner, isDeleted: false },
      sort: { field: 'createdAt', direction: 'descending' },
      limit: WORKFLOWS_MAX * 2,
    });
  }

  private async tell(id: string, command: WorkflowCommand): Promise<WorkflowState> {
    return (await handle(this.store, { stream: streamOf('workflow', id), decider: workflow, command })).state;
  }
}

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

/** As its owner sees it. @throws Refusal `workflow.not-found`. */
export const shown = ({ workflow: known }: Pick<WorkflowState, 'workflow'>): Workflow => {
  if (!known) throw new Refusal('workflow.not-found');
  const { workflowId: id, name, savedAt } = known;
  const steps = known.steps.map(({ tool, options, when }) => ({ tool, options: { ...options }, when }));
  return { id, name, steps, savedAt, ...readOf(known.steps) };
};
