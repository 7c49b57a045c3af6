import { Inject, Injectable } from '@nestjs/common';
import type { EmbedTokenRequest, OpenEmbedReply } from '../../contracts/api/embedding.js';
import { scopeOfTool } from '../../contracts/api/key-access.js';
import { HOUR_MS } from '../../contracts/durations.js';
import { EMBED_SESSION_MS, EMBED_TOKENS_PER_HOUR, idOfToken, isEmbedId } from '../../contracts/embedding/embed.js';
import { embeddableTools } from '../../contracts/embedding/embeddable-tools.js';
import { Refusal } from '../../contracts/errors.js';
import { streamOf } from '../../contracts/events/domain-event.js';
import { isScreenLanguage } from '../../contracts/screen-languages.js';
import { secretFieldsOf } from '../../contracts/tools/secret-options.js';
import type { Tool } from '../../contracts/tools/tool.js';
import { embed, type NewEmbed } from '../../services/platform/accounts/embed.decider.js';
import { assertNotTooOften } from '../../services/platform/attempts/assert-not-too-often.js';
import type { Attempts, OpenAttempts } from '../../services/platform/attempts/attempts.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { handle, load } from '../../services/platform/event-store/streams.js';
import type { Config } from '../../services/platform/settings/config.js';
import { ATTEMPTS, CONFIG, STORE } from '../ports/gateway-ports.js';
import { ApiKeys, isSameDigest, type OpenedKey } from '../sessions/api-keys.js';
import { digestOfKey, newEmbedToken, newFrameSecret } from '../sessions/token.js';

const QUOTED_MAX = 100;
const SECOND_MS = 1000;

interface MadeToken {
  readonly embedId: string;
  readonly token: string;
  /** ISO-8601 UTC. */
  readonly expiresAt: string;
}

const invalid = (field: string, problem: string): Refusal => new Refusal('request.invalid', { field, problem });

/** Tokens that open frames on pages of other sites: made with a key, used once. */
@Injectable()
export class EmbedTokens {
  private readonly made: Attempts;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ApiKeys) private readonly keys: ApiKeys,
    @Inject(ATTEMPTS) openAttempts: OpenAttempts,
  ) {
    this.made = openAttempts({ name: 'embed-tokens', max: EMBED_TOKENS_PER_HOUR, windowMs: HOUR_MS });
  }

  /** @throws Refusal `request.invalid`, `key.scope-missing`, `request.too-often`. */
  async make({ keyId, scopes, visitor: { owner } }: OpenedKey, asked: EmbedTokenRequest): Promise<MadeToken> {
    const { origin, options, language = null, expiresInSeconds } = asked;
    refuseOrigin(origin, this.config.EMBED_ORIGINS);
    const tool = asked.tool === undefined ? null : toolOf(asked.tool);
    if (tool && scopeOfTool(tool.id) === 'sign' && !scopes.includes('sign')) {
      throw new Refusal('key.scope-missing', { scope: 'sign' });
    }
    refuseOptions(tool, options);
    await assertNotTooOften(this.made, owner);
    const now = new Date();
    const { embedId, token } = newEmbedToken();
    const expiresAt = new Date(now.getTime() + expiresInSeconds * SECOND_MS).toISOString();
    const about = { origin, onlyTool: tool?.id ?? null, options, language };
    const issued = { embedId, keyId, owner, digest: digestOfKey(token), ...about, expiresAt };
    await handle(this.store, { ...streamFor(embedId), command: { type: 'Create', embed: issued, now } });
    return { embedId, token, expiresAt };
  }

  /**
   * Uses a token up.
   *
   * @throws Refusal `embed.unknown`, `embed.opened-already`, `embed.token-ended`, `embed.over`.
   */
  async open(embedId: string, token: string): Promise<OpenEmbedReply> {
    const issued = await this.find(embedId);
    if (idOfToken(token) !== embedId || !issued || !isSameDigest(issued.digest, digestOfKey(token))) {
      throw new Refusal('embed.unknown');
    }
    await this.refuseOver(issued);
    const now = new Date();
    const endsAt = new Date(now.getTime() + EMBED_SESSION_MS);
    const secret = newFrameSecret(embedId);
    const command = { type: 'Open', digest: digestOfKey(secret), endsAt, now } as const;
    await handle(this.store, { ...streamFor(embedId), command });
    const { origin, onlyTool: tool, options, language } = issued;
    const spoken = language !== null && isScreenLanguage(language) ? language : null;
    return { secret, origin, tool, options, language: spoken, endsAt: endsAt.toISOString() };
  }

  /** The site that may show a frame; undefined where there is none of this id, or its site is listed no more. */
  async originOf(embedId: string): Promise<string | undefined> {
    const origin = (await this.find(embedId))?.origin;
    return origin !== undefined && this.config.EMBED_ORIGINS.includes(origin) ? origin : undefined;
  }

  private async find(embedId: string): Promise<NewEmbed | null> {
    if (!isEmbedId(embedId)) return null;
    return (await load(this.store, streamFor(embedId))).state.embed;
  }

  private async refuseOver({ keyId, origin }: NewEmbed): Promise<void> {
    if (!this.config.EMBED_ORIGINS.includes(origin)) throw new Refusal('embed.over');
    try {
      await this.keys.withId(keyId);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('embed.over', {}, { cause: error }) : error;
    }
  }
}

const streamFor = (embedId: string) => ({ stream: streamOf('embed', embedId), decider: embed });

/** @throws Refusal `request.invalid`. */
const refuseOrigin = (origin: string, listed: readonly string[]): void => {
  if (listed.includes(origin)) return;
  const valid = listed.length > 0 ? listed.join(', ') : 'none: EMBED_ORIGINS lists no site';
  throw invalid('origin', `"${origin.slice(0, QUOTED_MAX)}" may show no frame; valid values are ${valid}`);
};

/** @throws Refusal `request.invalid`. */
const toolOf = (toolId: string): Tool => {
  const tool = embeddableTools.find(({ id }) => id === toolId);
  if (tool) return tool;
  const valid = embeddableTools.map(({ id }) => id).join(', ');
  throw invalid('tool', `"${toolId.slice(0, QUOTED_MAX)}" is no tool for a frame; valid values are ${valid}`);
};

/** @throws Refusal `request.invalid` for a value that the form of the tool could not hold, or that is secret. */
const refuseOptions = (tool: Tool | null, options: EmbedTokenRequest['options']): void => {
  const names = Object.keys(options);
  if (names.length === 0) return;
  if (!tool) throw invalid('options', 'need a tool that they are options of');
  const { shape } = tool.options;
  const secret = secretFieldsOf(tool);
  for (const name of names) {
    const field = `options.${name.slice(0, QUOTED_MAX)}`;
    if (!Object.hasOwn(shape, name))
      throw invalid(field, `is no option of ${tool.id}; valid values are ${Object.keys(shape).join(', ')}`);
    if (secret.has(name)) throw invalid(field, 'is secret, and tokens keep no secrets');
    const [issue] = tool.options.partial().safeParse({ [name]: options[name] }).error?.issues ?? [];
    if (issue) throw invalid(field, issue.message);
  }
};
