import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { Message } from './ask.js';

type Params = ChatCompletionCreateParamsNonStreaming;

interface Asking {
  readonly model: string;
  readonly messages: readonly Message[];
  /** JSON Schema of the answer. */
  readonly schema: Record<string, unknown>;
  readonly answerTokens: number;
}

/** How a server is told the shape of the answer, the best way first; not every server knows every way. */
const shapes: readonly ((asking: Asking) => Pick<Params, 'messages' | 'response_format'>)[] = [
  ({ messages, schema }) => ({
    messages: [...messages],
    response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } },
  }),
  (asking) => ({ messages: inWords(asking), response_format: { type: 'json_object' } }),
  (asking) => ({ messages: inWords(asking) }),
];

const inWords = ({ messages, schema }: Asking): Message[] => {
  const words = `Answer with JSON alone, by this JSON Schema: ${JSON.stringify(schema)}`;
  return messages.map(({ role, content }) => ({
    role,
    content: role === 'system' ? `${content}\n\n${words}` : content,
  }));
};

/** Newer models of OpenAI's know the second name only; most other servers, the first. */
const limits = ['max_tokens', 'max_completion_tokens'] as const;

/** The features that a server has been found to know. */
export interface Dialect {
  readonly shape: number;
  readonly limit: 0 | 1;
}

/** The form of a request that is tried first: OpenAI's own server knows it all. */
export const firstDialect = (isOpenAi: boolean): Dialect => ({ shape: 0, limit: isOpenAi ? 1 : 0 });

export const paramsIn = ({ shape, limit }: Dialect, asking: Asking): Params => ({
  model: asking.model,
  messages: [],
  ...shapes[shape]?.(asking),
  [limits[limit]]: asking.answerTokens,
});

/** How to ask a server that turned a question down; undefined where there is no other way. */
export const otherDialect = ({ shape, limit }: Dialect, complaint: string): Dialect | undefined => {
  const other = limit === 0 ? 1 : 0;
  const isAboutLimit = complaint.includes(limits[0]) && complaint.includes(limits[1]);
  if (isAboutLimit) return { shape, limit: other };
  return shape + 1 < shapes.length ? { shape: shape + 1, limit } : undefined;
};
