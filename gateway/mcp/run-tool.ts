import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { buffer } from 'node:stream/consumers';
import { MB } from '../../contracts/byte-sizes.js';
import { isOpenTo } from '../../contracts/api/key-access.js';
import { Refusal } from '../../contracts/errors.js';
import { inOrder } from '../../contracts/tools/availability.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import type { Config } from '../../services/platform/settings/config.js';
import { Admission } from '../conversions/admission.js';
import { fileOfEnd } from '../conversions/await-conversion.js';
import { ConversionEnds } from '../conversions/conversion-ends.js';
import { newConversion } from '../../services/platform/conversions/request-conversion.js';
import { ConversionRequests } from '../conversions/conversion-requests.js';
import { requestOf, toolNamed } from '../conversions/tool-request.js';
import { networkOf, originOf } from '../http/request-values.js';
import type { KnownSiteRules } from '../../services/platform/site/site-rules.js';
import { BLOBS, CONFIG, SITE_RULES } from '../ports/gateway-ports.js';
import { refuseToolOutOfScope } from '../sessions/key-scope-guard.js';
import { keyOf, ownerOf } from '../sessions/session.js';
import { InlineFiles } from '../uploads/inline-files.js';
import { OwnResults } from '../uploads/own-results.js';
import { fieldsOf, inlineFilesOf, type RunArguments } from './mcp-tools.js';

/** Clients give a call up after a minute. */
const WAIT_MS = 50_000;
const BYTES_MAX = 5 * MB;

/** The state that a run has reached. */
export interface RunAnswer {
  readonly told: Readonly<Record<string, unknown>>;
  /** The file itself, where it was asked for and is small enough. */
  readonly file?: { readonly uri: string; readonly mimeType: string; readonly blob: string };
}

/** Runs a tool for a program that speaks MCP, as `POST /api/convert` does for those that send forms. */
@Injectable()
export class McpRuns {
  constructor(
    @Inject(InlineFiles) private readonly inlineFiles: InlineFiles,
    @Inject(Admission) private readonly admission: Admission,
    @Inject(ConversionRequests) private readonly requests: ConversionRequests,
    @Inject(ConversionEnds) private readonly ends: ConversionEnds,
    @Inject(OwnResults) private readonly results: OwnResults,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SITE_RULES) private readonly rules: KnownSiteRules,
  ) {}

  /** Ids of the tools that this site has switched off. */
  async toolsOff(): Promise<readonly string[]> {
    return (await this.rules.shown(new Date())).toolsOff;
  }

  /** @throws Refusal as `POST /api/convert`; why the run failed. */
  async run(request: Request, asked: RunArguments): Promise<RunAnswer> {
    const scopes = keyOf(request)?.scopes ?? [];
    if (!isOpenTo(['convert'], scopes)) throw new Refusal('key.scope-missing', { scope: 'convert' });
    if (asked.wait_for !== undefined) await this.refuseOthers(request, asked.wait_for);
    const id = asked.wait_for ?? (await this.begin(request, asked));
    const end = await this.ends.endOf(id, AbortSignal.timeout(WAIT_MS));
    const at = `${originOf(request, this.config)}/api/conversions/${id}`;
    if (!end) return { told: { run: id, status: 'processing', next: `call run_tool with wait_for "${id}"`, at } };
    const { name, mime, size, notes, blob } = fileOfEnd(end);
    const uri = `${at}/file`;
    const summary = { run: id, status: 'completed', name, mime, size, notes: notes.map(({ text }) => text), file: uri };
    if (!asked.bytes || size > BYTES_MAX) return { told: summary };
    const bytes = await buffer(await this.blobs.read(blob));
    return { told: summary, file: { uri, mimeType: mime, blob: bytes.toString('base64') } };
  }

  private async begin(request: Request, asked: RunArguments): Promise<string> {
    const owner = ownerOf(request);
    this.admission.check(owner, networkOf(request.ip));
    refuseToolOutOfScope(request, asked.tool ?? '');
    const { files, from } = await this.inlineFiles.takeIn(request, inlineFilesOf(asked.files));
    try {
      const kinds = files.map(({ kind }) => kind);
      const wanted = requestOf(toolNamed(asked.tool ?? ''), { fields: fieldsOf(asked), kinds });
      const fresh = newConversion();
      const inTurn = inOrder(wanted.tool, files);
      await this.requests.addWithLink({ ...fresh, ...wanted, owner, files: inTurn, from, now: new Date() });
      return fresh.conversionId;
    } catch (error) {
      await this.inlineFiles.discard(files);
      throw error;
    }
  }

  /** @throws Refusal `conversion.not-found` for a run of somebody else. */
  private async refuseOthers(request: Request, id: string): Promise<void> {
    try {
      await this.results.of(id, request);
    } catch (error) {
      const isUnderWay =
        error instanceof Refusal && (error.code === 'conversion.not-ready' || error.code === 'conversion.without-file');
      if (!isUnderWay) throw error;
    }
  }
}
