import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Refusal, refusalText } from '../../contracts/errors.js';
import { version } from '../../services/platform/settings/version.js';
import { forbidCaching } from '../http/caches.js';
import { bearerOf } from '../sessions/token.js';
import { describeTool, listTools, mcpTools, runArguments, workflowArguments } from './mcp-tools.js';
import { McpRuns } from './run-tool.js';
import { McpWorkflows } from './run-workflow.js';

/** Versions of the protocol that are spoken, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
/** The size that a message may have; larger files are uploaded before. */
const BODY_MAX = '16mb';

/** @see https://www.jsonrpc.org/specification#error_object */
const codes = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602, defect: -32_603 } as const;

const MESSAGE = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
});
type Message = z.output<typeof MESSAGE>;

class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const initialized = (params: Message['params']): object => {
  const asked = VERSIONS.find((one) => one === params?.['protocolVersion']);
  return {
    protocolVersion: asked ?? VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'docket', title: 'Docket', version },
    instructions:
      'Tools for PDF, picture, Office and text files. list_tools first, then describe_tool for options, then run_tool. list_workflows and run_workflow take files through tools that were saved one after the other.',
  };
};

type Content =
  { readonly type: 'text'; readonly text: string } | { readonly type: 'resource'; readonly resource: object };

const resultOf = (structured: object, more: readonly Content[] = []) => ({
  content: [{ type: 'text', text: JSON.stringify(structured) }, ...more],
  structuredContent: structured,
});

/** A failure is told to the model, which may do better. */
const failed = (error: unknown) => {
  if (error instanceof z.ZodError) return wrong(z.prettifyError(error));
  if (error instanceof Refusal) return wrong(`${refusalText(error.code, error.facts)} (${error.code})`);
  throw error;
};
const wrong = (text: string) => ({ content: [{ type: 'text', text }], isError: true });

/** The parts that run things. */
interface Runners {
  readonly runs: McpRuns;
  readonly workflows: McpWorkflows;
}

interface ToolCall extends Runners {
  readonly request: Request;
  readonly given: unknown;
}

const runTool = async ({ runs, request, given }: ToolCall): Promise<object> => {
  const { told, file } = await runs.run(request, runArguments.parse(given));
  return resultOf(told, file && [{ type: 'resource', resource: file }]);
};

type ToolName = (typeof mcpTools)[number]['name'];

const callsByName: Readonly<Record<ToolName, (call: ToolCall) => object | Promise<object>>> = {
  list_tools: async ({ runs }) => resultOf(listTools(await runs.toolsOff())),
  describe_tool: async ({ runs, given }) => resultOf(describeTool(given, await runs.toolsOff())),
  run_tool: runTool,
  list_workflows: async ({ workflows, request }) => resultOf(await workflows.list(request)),
  run_workflow: async ({ workflows, request, given }) =>
    resultOf(await workflows.run(request, workflowArguments.parse(given))),
};

const callTool = async (runners: Runners, request: Request, params: Message['params']): Promise<object> => {
  const tool = mcpTools.find(({ name }) => name === params?.['name']);
  if (!tool) throw new RpcError(codes.params, `Unknown tool: ${String(params?.['name'])}`);
  try {
    return await callsByName[tool.name]({ ...runners, request, given: params?.['arguments'] ?? {} });
  } catch (error) {
    return failed(error);
  }
};

const answerOf = (runners: Runners, request: Request, { method, params }: Message): object | Promise<object> => {
  switch (method) {
    case 'initialize':
      return initialized(params);
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: mcpTools };
    case 'tools/call':
      return callTool(runners, request, params);
    default:
      throw new RpcError(codes.method, `Method not found: ${method ?? ''}`);
  }
};

const sendError = (response: Response, status: number, { code, message, id = null }: Told): void => {
  response.status(status).json({ jsonrpc: '2.0', id, error: { code, message } });
};
interface Told {
  readonly code: number;
  readonly message: string;
  readonly id?: string | number | null;
}

/** Answers one message; notifications and answers are taken without a word. */
const answerMessage =
  (runners: Runners, log: Logger): RequestHandler =>
  (request, response, next) => {
    const parsed = MESSAGE.safeParse(request.body);
    if (!parsed.success) {
      sendError(response, 400, { code: codes.request, message: 'Not one message of JSON-RPC 2.0' });
      return;
    }
    const { id, method } = parsed.data;
    if (id === undefined || method === undefined) {
      response.status(202).end();
      return;
    }
    Promise.resolve()
      .then(() => answerOf(runners, request, parsed.data))
      .then((result) => void response.json({ jsonrpc: '2.0', id, result }))
      .catch((error: unknown) => {
        if (error instanceof RpcError) sendError(response, 200, { code: error.code, message: error.message, id });
        else {
          log.error({ err: error }, 'a message of MCP could not be answered');
          sendError(response, 500, { code: codes.defect, message: 'Internal error', id });
        }
      })
      .catch(next);
  };

/** There is no stream to listen to and no session to end: each message stands for itself. */
const onlyPost: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') next();
  else response.status(405).set('Allow', 'POST').end();
};

const knownVersion: RequestHandler = (request, response, next) => {
  const asked = request.get('mcp-protocol-version');
  if (asked === undefined || VERSIONS.some((one) => one === asked)) next();
  else sendError(response, 400, { code: codes.request, message: `Unsupported protocol version: ${asked}` });
};

const refuseWithoutKey: RequestHandler = (request, response, next) => {
  if (bearerOf(request) !== undefined) {
    next();
    return;
  }
  response.set('WWW-Authenticate', 'Bearer realm="docket"');
  sendError(response, 401, { code: codes.request, message: 'An API key is needed: Authorization: Bearer dkt_…' });
};

// eslint-disable-next-line no-restricted-syntax -- Express knows a handler of errors by its four parameters
const tellUnreadable: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = (error as { readonly status?: unknown }).status;
  if (error instanceof Refusal || typeof status !== 'number' || status >= 500) next(error);
  else sendError(response, status, { code: codes.parse, message: status === 413 ? 'Too large' : 'Not JSON' });
};

/**
 * Serves the Model Context Protocol at `/mcp`: streamable HTTP without a session, for programs with an API key.
 *
 * @param session  knows whose key it is.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports
 */
export const serveMcp = (app: NestExpressApplication, session: RequestHandler, log: Logger): void => {
  app.use(
    '/mcp',
    onlyPost,
    forbidCaching,
    refuseWithoutKey,
    session,
    knownVersion,
    json({ limit: BODY_MAX }),
    answerMessage({ runs: app.get(McpRuns), workflows: app.get(McpWorkflows) }, log),
    tellUnreadable,
  );
};
