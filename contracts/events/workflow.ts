import type { RefusalFacts } from '../errors.js';
import type { Owner } from '../owner.js';
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

/** The work of a step, or a look into the file that its condition needs. */
export type StepPurpose = 'work' | 'look';

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
      }
    >
  /** Steps count from 1. The conversion is requested next. */
  | EventOf<'WorkflowStepStarted', OfRun & { step: number; purpose: StepPurpose; conversionId: string }>
  /** The condition of a step was looked up in the file: its work is next. */
  | EventOf<'WorkflowStepChosen', OfRun & { step: number }>
  | EventOf<'WorkflowStepSkipped', OfRun & { step: number }>
  | EventOf<'WorkflowStepCompleted', OfRun & { step: number; conversionId: string }>
  | EventOf<'WorkflowRunCompleted', OfRun>
  | EventOf<'WorkflowRunFailed', OfRun & { step: number; code: string; facts: RefusalFacts; reason: string }>
  | EventOf<'WorkflowRunCancelled', OfRun>;
