import type { RefusalFacts } from '../errors.js';
import type { Owner } from '../owner.js';
import type { PartOfRun } from '../workflows/parts.js';
import type { SharedVisibility, WorkflowStep } from '../workflows/workflow.js';
import type { EventOf } from './event.js';
import type { UploadedFile } from './upload.js';

interface OfWorkflow {
  readonly workflowId: string;
  readonly owner: Owner;
  readonly at: string;
}

interface OfRun {
  readonly runId: string;
  readonly at: string;
}

/** A file with which a run begins; `from` is the conversion whose result it is a copy of. */
export interface RunFile extends UploadedFile {
  readonly from: string | null;
}

/** How the file of a run came in where nobody handed it over. */
export type RunOrigin = 'folder' | 'mail';

/** The address at which whoever has it finds a workflow, as the log knows it. */
export interface WorkflowLink {
  readonly id: string;
  /** SHA-256 of the secret, in base64url; the secret itself stands nowhere. */
  readonly digest: string;
}

/** The work of a step, a look into the file that its condition needs, or the archive of what came of the parts. */
export type StepPurpose = 'work' | 'look' | 'pack';

/** Stream `workflow-{workflowId}`: tools one after the other, under a name. It begins private. Owner: gateway. */
export type WorkflowEvent =
  | EventOf<'WorkflowSaved', OfWorkflow & { name: string; steps: readonly WorkflowStep[] }>
  /** `link`: what the secret in its address is made of, and the digest of that secret; null where there is no address. */
  | EventOf<'WorkflowShared', OfWorkflow & { visibility: SharedVisibility; link: WorkflowLink | null }>
  /** It is its owner's alone again. `by`: the administrator who took it off the site; null for its owner. */
  | EventOf<'WorkflowWithdrawn', OfWorkflow & { by: Owner | null }>
  | EventOf<'WorkflowDeleted', OfWorkflow>;

/** Stream `run-{runId}`: a workflow at work on files. Owners: gateway (requests), services/accounts (all that follows). */
export type WorkflowRunEvent =
  | EventOf<
      'WorkflowRunStarted',
      OfRun & {
        workflowId: string;
        owner: Owner;
        name: string;
        steps: readonly WorkflowStep[];
        files: readonly RunFile[];
        /** Missing where a person or a program has begun the run. */
        origin?: RunOrigin;
        /** Missing where it is not of a part of another run's file. `steps` are all those of that run. */
        parent?: PartOfRun;
      }
    >
  /** Steps count from 1. The conversion is requested next. */
  | EventOf<'WorkflowStepStarted', OfRun & { step: number; purpose: StepPurpose; conversionId: string }>
  /** The condition of a step was looked up in the file: its work is next. */
  | EventOf<'WorkflowStepChosen', OfRun & { step: number }>
  | EventOf<'WorkflowStepSkipped', OfRun & { step: number }>
  | EventOf<'WorkflowStepCompleted', OfRun & { step: number; conversionId: string }>
  /** The step before has made an archive of so many parts, and each goes on from this step in a run of its own. */
  | EventOf<'WorkflowFannedOut', OfRun & { step: number; parts: number }>
  /** `made`: the conversion with the last result; null where the part has passed every step by. `skipped`: the steps that it has passed by. */
  | EventOf<'WorkflowPartCompleted', OfRun & { part: number; made: string | null; skipped: readonly number[] }>
  | EventOf<'WorkflowPartsPacked', OfRun & { conversionId: string }>
  | EventOf<'WorkflowRunCompleted', OfRun>
  | EventOf<
      'WorkflowRunFailed',
      OfRun & {
        step: number;
        code: string;
        facts: RefusalFacts;
        reason: string;
        /** The name of the part that has failed; missing where it is the whole file. */
        part?: string;
      }
    >
  | EventOf<'WorkflowRunCancelled', OfRun>;
