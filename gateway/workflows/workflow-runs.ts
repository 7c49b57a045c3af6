import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { v7 } from 'uuid';
import { FROM_FIELD } from '../../contracts/api/conversions.js';
import { RUN_SECRETS_FIELD, RUN_SECRETS_PROBLEM, runSecrets, type WorkflowRun } from '../../contracts/api/workflows.js';
import { Refusal } from '../../contracts/errors.js';
import type { RunFile } from '../../contracts/events/workflow.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import type { Owner } from '../../contracts/owner.js';
import { fit } from '../../contracts/tools/availability.js';
import { WORKFLOW_RUNS_COLLECTION, type WorkflowRunDocument } from '../../contracts/read-models/workflow-document.js';
import { checkSecrets, checkSteps, withSecretsRef } from '../../contracts/workflows/check-steps.js';
import { conversion } from '../../services/platform/conversions/conversion.decider.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, hasNotBegun, load } from '../../services/platform/event-store/streams.js';
import type { Secrets } from '../../services/platform/secrets/conversion-secrets.js';
import { workflowRun, type RunCommand, type RunState } from '../../services/platform/workflows/workflow-run.decider.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { refuseOtherFields } from '../http/known-fields.js';
import { DOCUMENTS, SECRETS, SITE_RULES, STORE } from '../ports/gateway-ports.js';
import { refuseToolOutOfScope } from '../sessions/key-scope-guard.js';
import { isOwn, ownerOf, visitorOf } from '../sessions/session.js';
import type { Intake } from '../uploads/intake.js';
import type { Copies } from '../uploads/own-results.js';
import { Uploads } from '../uploads/uploads.js';
import { takesTogether, type KnownWorkflow } from './own-workflows.js';

/** Runs that a list shows, the newest. */
const RUNS_SHOWN = 20;

/** Runs of a visitor, of workflows of theirs and of others: begun, looked at, cancelled. The share role takes them from step to step. */
@Injectable()
export class WorkflowRuns {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(Uploads) private readonly uploads: Uploads,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  /**
   * One run for each file, or one for all of them where the first step takes them together.
   *
   * @throws Refusal as `POST /api/convert`; `workflow.files-do-not-fit`; `workflow.step-invalid` for a step that this
   *   release no longer has.
   */
  async begin(request: Request, known: KnownWorkflow): Promise<WorkflowRun[]> {
    await this.refuseForbidden(request, known);
    return this.beginOn(request, known, await this.uploads.takeInWithResults(request));
  }

  /** @throws Refusal `key.scope-missing`, `guests.turned-away` or `tool.switched-off` for a step that may not be done. */
  async refuseForbidden(request: Request, { steps }: KnownWorkflow): Promise<void> {
    for (const { tool, options } of steps) {
      refuseToolOutOfScope(request, tool);
      await this.rules.refuse(ownerOf(request), { tool: { id: tool }, options });
    }
  }

  /** The same for files that have come already; those of no run are deleted. */
  async beginOn(request: Request, known: KnownWorkflow, taken: Intake & Copies): Promise<WorkflowRun[]> {
    const begun = new Set<RunFile>();
    try {
      const runs: WorkflowRun[] = [];
      refuseOtherFields(taken.fields, [RUN_SECRETS_FIELD, FROM_FIELD]);
      const secrets = secretsIn(known, taken.fields);
      for (const files of groupsOf(known, taken)) {
        for (const file of files) begun.add(file);
        runs.push(await this.start({ known, owner: ownerOf(request), files, secrets }));
      }
      return runs;
    } catch (error) {
      const uploadIds = new Set([...begun].map(({ uploadId }) => uploadId));
      await this.uploads.discard(taken.files.filter(({ uploadId }) => !uploadIds.has(uploadId)));
      throw error;
    }
  }

  /** @throws Refusal `workflow-run.not-found`, also for one of somebody else. */
  async find(request: Request, id: string): Promise<WorkflowRun> {
    return this.shown(await this.stateOf(request, id));
  }

  /** Those of whoever asks: the owner of a workflow that is shared sees none of others. */
  async of(request: Request, { workflowId }: KnownWorkflow): Promise<WorkflowRun[]> {
    const found = await Promise.all(visitorOf(request).owners.map((owner) => this.begunBy(owner, workflowId)));
    const runs = found.flat().toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
    const states = await Promise.all(runs.slice(0, RUNS_SHOWN).map(({ id }) => this.load(id)));
    return Promise.all(states.filter(({ run }) => run !== null).map((state) => this.shown(state)));
  }

  /** One that has ended stays as it is. @throws Refusal `workflow-run.not-found`. */
  async cancel(request: Request, id: string): Promise<WorkflowRun> {
    await this.stateOf(request, id);
    return this.shown(await this.tell(id, { type: 'Cancel', now: new Date() }));
  }

  private async start({ known, owner, files, secrets }: Starting): Promise<WorkflowRun> {
    const { workflowId, name } = known;
    const runId = v7();
    const ref =
      Object.keys(secrets).length > 0 && (await this.secrets.keep(runId, { passwords: [], options: secrets }));
    const steps = ref === false ? known.steps : withSecretsRef(known.steps, ref);
    const run = { runId, workflowId, owner, name, steps, files };
    try {
      return await this.shown(await this.tell(runId, { type: 'Start', run, now: new Date() }));
    } catch (error) {
      if (await hasNotBegun(this.store, streamOf('run', runId), error)) {
        if (ref !== false) await this.secrets.forget(ref);
        await this.uploads.discard(files);
      }
      throw error;
    }
  }

  private begunBy(owner: Owner, workflowId: string): Promise<WorkflowRunDocument[]> {
    return this.documents.find<WorkflowRunDocument>(WORKFLOW_RUNS_COLLECTION, {
      where: { workflowId, owner, isPart: false },
      sort: { field: 'startedAt', direction: 'descending' },
      limit: RUNS_SHOWN,
    });
  }

  private async stateOf(request: Request, id: string): Promise<RunState> {
    const state = await this.load(id);
    if (!isOwn(request, state.run?.owner)) throw new Refusal('workflow-run.not-found');
    return state;
  }

  private async load(id: string): Promise<RunState> {
    return (await load(this.store, { stream: streamOf('run', id), decider: workflowRun })).state;
  }

  private async tell(id: string, command: RunCommand): Promise<RunState> {
    return (await handle(this.store, { stream: streamOf('run', id), decider: workflowRun, command })).state;
  }

  private async shown(state: RunState): Promise<WorkflowRun> {
    const { run, status, step, fan, failure, made, endedAt } = state;
    if (!run) throw new Refusal('workflow-run.not-found');
    return {
      id: run.runId,
      workflow: run.workflowId,
      name: run.name,
      files: run.files.map((file) => file.name),
      status,
      step: Math.min(failure?.step ?? step, run.steps.length),
      steps: run.steps.map(({ tool }, index) => ({ tool, ...outcomeOf(state, index + 1) })),
      parts: fan && { done: fan.passed.length, count: fan.count },
      result: made === null ? null : await this.resultOf(made),
      ...failureIn(state),
      startedAt: run.startedAt,
      endedAt,
    };
  }

  private async resultOf(id: string): Promise<WorkflowRun['result']> {
    const { state } = await load(this.store, { stream: streamOf('conversion', id), decider: conversion });
    const { result } = state.context;
    if (!result || state.matches('deleted')) return null;
    const { name, mime, size } = result;
    return { conversion: id, name, mime, size };
  }
}

interface Starting {
  readonly known: KnownWorkflow;
  readonly owner: Owner;
  readonly files: readonly RunFile[];
  /** Options by the number of their step. */
  readonly secrets: Readonly<Record<string, unknown>>;
}

/** The secrets that came with a run, by the number of their step. @throws Refusal `request.invalid`, `workflow.step-invalid`. */
const secretsIn = ({ steps }: KnownWorkflow, fields: Intake['fields']): Starting['secrets'] => {
  const parsed = runSecrets.safeParse(fields.get(RUN_SECRETS_FIELD) ?? '{}');
  if (!parsed.success) throw new Refusal('request.invalid', { field: RUN_SECRETS_FIELD, problem: RUN_SECRETS_PROBLEM });
  const { steps: checked } = checkSteps(steps);
  const unknown = Object.keys(parsed.data).find((step) => Number(step) > checked.length);
  if (unknown !== undefined)
    throw new Refusal('request.invalid', { field: RUN_SECRETS_FIELD, problem: RUN_SECRETS_PROBLEM });
  const secretsByStep = checked.map((step, at) => {
    const named = parsed.data[String(at + 1)] ?? {};
    return [String(at + 1), step.asks.length > 0 || Object.keys(named).length > 0 ? checkSecrets(step, at, named) : {}];
  });
  return Object.fromEntries(
    secretsByStep.filter(([, secrets]) => Object.keys(secrets ?? {}).length > 0),
  ) as Starting['secrets'];
};

const failureIn = ({ failure }: RunState): Pick<WorkflowRun, 'error' | 'code' | 'part'> =>
  failure
    ? { error: failure.reason, code: failure.code, part: failure.part ?? null }
    : { error: null, code: null, part: null };

type Outcome = Pick<WorkflowRun['steps'][number], 'outcome' | 'conversion'>;

const outcomeOf = (state: RunState, step: number): Outcome => {
  const { outcomes, step: at, status, underWay, fan, failure } = state;
  const passed = outcomes.find((one) => one.step === step);
  if (passed) return { outcome: passed.outcome, conversion: passed.conversion };
  if (fan) return { outcome: outcomeOfParts({ status, failedAt: failure?.step }, step), conversion: null };
  if (step !== at) return { outcome: 'waiting', conversion: null };
  const conversion = underWay?.purpose === 'work' ? underWay.conversionId : null;
  if (status === 'failed') return { outcome: 'failed', conversion };
  return { outcome: status === 'running' ? 'running' : 'waiting', conversion };
};

interface PartsEnd {
  readonly status: RunState['status'];
  readonly failedAt: number | undefined;
}

/** Parts are at different steps: all that are left are at work until the run ends. */
const outcomeOfParts = ({ status, failedAt }: PartsEnd, step: number): Outcome['outcome'] => {
  if (status === 'running') return 'running';
  return step === failedAt ? 'failed' : 'waiting';
};

/** The files of each run. @throws Refusal `workflow.files-do-not-fit`, `tool.files-do-not-fit`, `workflow.step-invalid`. */
const groupsOf = ({ steps }: KnownWorkflow, { files, from }: Intake & Copies): readonly (readonly RunFile[])[] => {
  const checked = checkSteps(steps);
  const runFiles = files.map((file): RunFile => ({ ...file, from: from.get(file.uploadId) ?? null }));
  const [first] = checked.steps;
  if (first && takesTogether(steps)) {
    const suits = fit(
      first.tool,
      files.map(({ kind }) => kind),
    );
    if (!suits.fits) throw new Refusal('tool.files-do-not-fit', { message: suits.message });
    return [runFiles];
  }
  const wrong = files.find(({ kind }) => !checked.starts.includes(kind));
  if (wrong) throw new Refusal('workflow.files-do-not-fit', { name: wrong.name, kinds: checked.starts.join(', ') });
  return runFiles.map((file) => [file]);
};
