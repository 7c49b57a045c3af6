import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiKeyScope } from '../../contracts/api-keys.js';
import { isOpenTo } from '../../contracts/api/key-access.js';
import { RUN_SECRETS_FIELD, type WorkflowRun } from '../../contracts/api/workflows.js';
import { Refusal } from '../../contracts/errors.js';
import type { Config } from '../../services/platform/settings/config.js';
import { Admission } from '../conversions/admission.js';
import { networkOf, originOf } from '../http/request-values.js';
import { CONFIG } from '../ports/gateway-ports.js';
import { keyOf, ownerOf } from '../sessions/session.js';
import { InlineFiles } from '../uploads/inline-files.js';
import { OwnWorkflows, type KnownWorkflow } from '../workflows/own-workflows.js';
import { WorkflowRuns } from '../workflows/workflow-runs.js';
import { inlineFilesOf, type WorkflowArguments } from './mcp-tools.js';

/** Clients give a call up after a minute. */
const WAIT_MS = 45_000;
/** The time between two looks at runs that are under way. */
const LOOK_AGAIN_MS = 300;

type Told = Readonly<Record<string, unknown>>;

/** @throws Refusal `key.scope-missing`. */
const refuseWithout = (request: Request, needed: readonly ApiKeyScope[]): void => {
  if (!isOpenTo(needed, keyOf(request)?.scopes ?? []))
    throw new Refusal('key.scope-missing', { scope: needed[0] ?? 'workflows' });
};

/** Lists and runs workflows for a program that speaks MCP, as the calls beneath `/api/workflows` do. */
@Injectable()
export class McpWorkflows {
  constructor(
    @Inject(OwnWorkflows) private readonly workflows: OwnWorkflows,
    @Inject(WorkflowRuns) private readonly runs: WorkflowRuns,
    @Inject(InlineFiles) private readonly inlineFiles: InlineFiles,
    @Inject(Admission) private readonly admission: Admission,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Refusal `key.scope-missing`. */
  async list(request: Request): Promise<Told> {
    refuseWithout(request, ['workflows', 'read']);
    const rows = await this.workflows.of(request);
    const known = await Promise.all([...rows.workflows, ...rows.site].map(({ id }) => this.stillThere(request, id)));
    const workflows = known.flat().map((workflow) => {
      const { id, name, steps, starts, together, asks } = this.workflows.shown(request, workflow);
      return { id, name, steps: steps.map(({ tool }) => tool), takes: starts, together, asks };
    });
    return { workflows };
  }

  /** Nothing for one that was deleted or withdrawn since it was listed. */
  private async stillThere(request: Request, id: string): Promise<readonly KnownWorkflow[]> {
    try {
      return [await this.workflows.findToRun(request, id)];
    } catch (error) {
      if (error instanceof Refusal && error.code === 'workflow.not-found') return [];
      throw error;
    }
  }

  /** @throws Refusal as `POST /api/workflows/{workflow}/runs`; `workflow-run.not-found` for runs of somebody else. */
  async run(request: Request, asked: WorkflowArguments): Promise<Told> {
    refuseWithout(request, ['workflows']);
    const ids = asked.wait_for ?? (await this.begin(request, asked));
    const until = performance.now() + WAIT_MS;
    for (;;) {
      const runs = await Promise.all(ids.map((id) => this.runs.find(request, id)));
      const isOver = runs.every(({ status }) => status !== 'running');
      if (!isOver && performance.now() < until) {
        await pause(LOOK_AGAIN_MS);
        continue;
      }
      const next = isOver ? {} : { next: `call run_workflow with wait_for ${JSON.stringify(ids)}` };
      return { runs: runs.map((run) => this.told(request, run)), ...next };
    }
  }

  private async begin(request: Request, asked: WorkflowArguments): Promise<readonly string[]> {
    const known = await this.workflows.findToRun(request, asked.workflow ?? '');
    this.admission.check(ownerOf(request), networkOf(request.ip));
    await this.runs.refuseForbidden(request, known);
    const taken = await this.inlineFiles.takeIn(request, inlineFilesOf(asked.files));
    const fields = new Map([[RUN_SECRETS_FIELD, JSON.stringify(asked.secrets)]]);
    const runs = await this.runs.beginOn(request, known, { ...taken, fields });
    return runs.map(({ id }) => id);
  }

  private told(request: Request, run: WorkflowRun): Told {
    const { id, files, status, step, steps, parts, result, error, code, part } = run;
    const at = result && `${originOf(request, this.config)}/api/conversions/${result.conversion}/file`;
    const output = result && { ...result, file: at };
    const failed = error !== null && { error, code, ...(part !== null && { part }) };
    return { run: id, files, status, step, of: steps.length, ...(parts && { parts }), result: output, ...failed };
  }
}
