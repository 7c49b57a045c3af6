import { Controller, Delete, Get, Header, HttpCode, Inject, Param, Post, Put, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import {
  visibilityRequest,
  workflowRequest,
  type DeletedWorkflowReply,
  type WorkflowReply,
  type WorkflowRunReply,
  type WorkflowRunsReply,
  type WorkflowsReply,
} from '../../contracts/api/workflows.js';
import { RoomInQueue } from '../conversions/admission.js';
import { bodyOf } from '../http/body.js';
import { OwnWorkflows } from './own-workflows.js';
import { WorkflowRuns } from './workflow-runs.js';

const PRIVATE = 'private, no-store';

/** Workflows of whoever asks and those that they may run, and their runs. */
@Controller('api')
export class WorkflowsController {
  constructor(
    @Inject(OwnWorkflows) private readonly workflows: OwnWorkflows,
    @Inject(WorkflowRuns) private readonly runs: WorkflowRuns,
  ) {}

  @Get('workflows')
  @Header('Cache-Control', PRIVATE)
  async list(@Req() request: Request): Promise<WorkflowsReply> {
    return this.workflows.of(request);
  }

  @Post('workflows')
  @HttpCode(200)
  async make(@Req() request: Request): Promise<WorkflowReply> {
    return { workflow: await this.workflows.make(request, bodyOf(request, workflowRequest)) };
  }

  @Get('workflows/:workflow')
  @Header('Cache-Control', PRIVATE)
  async get(@Param('workflow') id: string, @Req() request: Request): Promise<WorkflowReply> {
    return { workflow: this.workflows.shown(request, await this.workflows.findToRun(request, id)) };
  }

  @Put('workflows/:workflow')
  async change(@Param('workflow') id: string, @Req() request: Request): Promise<WorkflowReply> {
    const known = await this.workflows.find(request, id);
    return { workflow: await this.workflows.change(request, known, bodyOf(request, workflowRequest)) };
  }

  @Put('workflows/:workflow/visibility')
  async share(@Param('workflow') id: string, @Req() request: Request): Promise<WorkflowReply> {
    const { visibility } = bodyOf(request, visibilityRequest);
    return { workflow: await this.workflows.share(request, id, visibility) };
  }

  @Delete('workflows/:workflow')
  async delete(@Param('workflow') id: string, @Req() request: Request): Promise<DeletedWorkflowReply> {
    await this.workflows.delete(await this.workflows.find(request, id));
    return { deleted: id };
  }

  @Post('workflows/:workflow/runs')
  @HttpCode(200)
  @UseGuards(RoomInQueue)
  async run(@Param('workflow') id: string, @Req() request: Request): Promise<WorkflowRunsReply> {
    const known = await this.workflows.findToRun(request, id);
    return { runs: await this.runs.begin(request, known) };
  }

  @Get('workflows/:workflow/runs')
  @Header('Cache-Control', PRIVATE)
  async runsOf(@Param('workflow') id: string, @Req() request: Request): Promise<WorkflowRunsReply> {
    return { runs: await this.runs.of(request, await this.workflows.findToRun(request, id)) };
  }

  @Get('workflow-runs/:run')
  @Header('Cache-Control', PRIVATE)
  async look(@Param('run') id: string, @Req() request: Request): Promise<WorkflowRunReply> {
    return { run: await this.runs.find(request, id) };
  }

  @Post('workflow-runs/:run/cancel')
  @HttpCode(200)
  async cancel(@Param('run') id: string, @Req() request: Request): Promise<WorkflowRunReply> {
    return { run: await this.runs.cancel(request, id) };
  }
}
