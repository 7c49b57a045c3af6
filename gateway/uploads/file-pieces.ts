import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pieceList } from '../../contracts/api/conversions.js';
import { MB } from '../../contracts/byte-sizes.js';
import { HOUR_MS } from '../../contracts/durations.js';
import { Refusal } from '../../contracts/errors.js';
import { WAITING_PIECES_MAX, REQUEST_MAX_BYTES } from '../../contracts/limits.js';
import { memberOf, type Owner } from '../../contracts/owner.js';
import { filters, type PiecesTakenMessage } from '../../contracts/subjects.js';
import { guestsOf } from '../../services/platform/accounts/guests-of.js';
import { BlobMissing, type Blobs, type StoredBlob } from '../../services/platform/blobs/blobs.js';
import type { Room } from '../../services/platform/disk/disk-rooms.js';
import type { Consumption, EventBus } from '../../services/platform/event-bus/event-bus.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import type { Seal } from '../../services/platform/secrets/carried-text.js';
import type { Log } from '../../services/platform/settings/logger.js';
import { BLOBS, BUS, LOG, SEAL, STORE } from '../ports/gateway-ports.js';

/** A file of 25 MB comes through in this time at 10 kbit/s. */
export const PIECE_LIFETIME_MS = 6 * HOUR_MS;
const TRY_AGAIN_SECONDS = 60;

/** A piece, by what its sender carries. */
interface Piece {
  readonly blob: string;
  /** Bytes. */
  readonly size: number;
}

interface Waiting {
  readonly owner: Owner;
  readonly end: () => void;
}

const gone = (name: string): Refusal => new Refusal('upload.pieces-gone', { name });

/**
 * Pieces of files that are sent ahead. Which they are is carried by their sender under seal, so that any server of a
 * cluster takes the next one; what is never asked for is deleted in the end, here or with other orphans.
 */
@Injectable()
export class Pieces implements OnModuleInit, OnModuleDestroy {
  /** The pieces that this gateway took in; another gateway may ask for them. */
  private readonly waiting = new Map<string, Waiting>();
  private listening: readonly Consumption[] = [];

  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(SEAL) private readonly seal: Seal,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.listening = await Promise.all([
      this.bus.onSignal(filters.piecesTaken, (payload) => this.end((payload as PiecesTakenMessage).blobs)),
      this.bus.follow(filters.users, ({ type, data }) => {
        if (type === 'UserErased') void this.deleteOf(data.userId);
      }),
    ]);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.listening.map((listening) => listening.stop()));
  }

  /** @throws Refusal `request.too-many-uploads`. */
  refuseMore(owner: Owner): void {
    const count = [...this.waiting.values()].filter((piece) => piece.owner === owner).length;
    if (count < WAITING_PIECES_MAX) return;
    throw new Refusal('request.too-many-uploads', { limit: WAITING_PIECES_MAX, seconds: TRY_AGAIN_SECONDS });
  }

  /** @returns what its owner carries. */
  keep({ ref, size }: StoredBlob, owner: Owner, room: Room): string {
    const end = setTimeout(() => void this.delete([ref]), PIECE_LIFETIME_MS).unref();
    this.waiting.set(ref, {
      owner,
      end: () => {
        clearTimeout(end);
        room.filled();
      },
    });
    return this.seal.close(JSON.stringify([ref, size, Date.now() + PIECE_LIFETIME_MS]), owner);
  }

  /** @throws Refusal `upload.pieces-gone` for what is not a piece of one of these owners, or too old. */
  open(carried: readonly string[], owners: readonly Owner[], name: string): readonly Piece[] {
    return carried.map((sealed) => {
      const text = owners.map((owner) => this.seal.open(sealed, owner)).find((opened) => opened !== undefined);
      if (text === undefined) throw gone(name);
      const [blob, size, until] = JSON.parse(text) as [string, number, number];
      if (until < Date.now()) throw gone(name);
      return { blob, size };
    });
  }

  /** The bytes of all in turn; reading fails with `upload.pieces-gone` where one has been deleted. */
  read(pieces: readonly Piece[], name: string): Readable {
    const { blobs } = this;
    const bytes = async function* (): AsyncGenerator<Buffer> {
      for (const { blob } of pieces) yield* (await blobs.read(blob)) as AsyncIterable<Buffer>;
    };
    const withRefusal = async function* (): AsyncGenerator<Buffer> {
      try {
        yield* bytes();
      } catch (error) {
        throw error instanceof BlobMissing ? gone(name) : error;
      }
    };
    return Readable.from(withRefusal(), { objectMode: false });
  }

  async delete(blobs: readonly string[]): Promise<void> {
    const elsewhere = blobs.filter((blob) => !this.waiting.has(blob));
    this.end(blobs);
    if (elsewhere.length > 0) this.bus.signal(filters.piecesTaken, { blobs: elsewhere } satisfies PiecesTakenMessage);
    await Promise.all(blobs.map((blob) => this.blobs.delete(blob)));
  }

  /** Deletes the pieces of a person who is erased, also those that were sent as a guest before signing in. */
  private async deleteOf(userId: string): Promise<void> {
    try {
      const owners = new Set([memberOf(userId), ...(await guestsOf(this.store, userId))]);
      await this.delete([...this.waiting].filter(([, { owner }]) => owners.has(owner)).map(([blob]) => blob));
    } catch (error) {
      this.log.error({ error }, 'pieces of somebody who is erased stay until their time is over');
    }
  }

  private end(blobs: readonly string[]): void {
    for (const blob of blobs) {
      this.waiting.get(blob)?.end();
      this.waiting.delete(blob);
    }
  }
}

/** More than the longest list of the longest pieces. */
const LIST_MAX_BYTES = MB;

const notAList = (name: string): Refusal =>
  new Refusal('request.invalid', { field: name || 'files', problem: 'is not a list of pieces' });

const listIn = async (part: Readable, name: string): Promise<readonly string[]> => {
  let length = 0;
  part.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > LIST_MAX_BYTES) part.destroy(notAList(name));
  });
  const text = (await buffer(part)).toString();
  try {
    return pieceList.parse(JSON.parse(text));
  } catch (error) {
    throw Object.assign(notAList(name), { cause: error });
  }
};

/** Files of one request that were sent ahead. */
export interface SentAhead {
  /** @throws Refusal `request.invalid`, `request.too-large`; as {@link Pieces.open} and {@link Pieces.read}. */
  readonly open: (part: Readable, name: string) => Promise<Readable>;
  /** All of them have been taken over. */
  readonly taken: () => Promise<void>;
}

/** The files that one visitor has sent ahead in {@link Pieces}, for one request. */
export const sentAheadBy = (owners: readonly Owner[], pieces: Pieces): SentAhead => {
  const opened: string[] = [];
  let total = 0;
  return {
    open: async (part, name) => {
      const asked = pieces.open(await listIn(part, name), owners, name);
      total += asked.reduce((sum, { size }) => sum + size, 0);
      if (total > REQUEST_MAX_BYTES) throw new Refusal('request.too-large', { limit: REQUEST_MAX_BYTES / MB });
      opened.push(...asked.map(({ blob }) => blob));
      return pieces.read(asked, name);
    },
    taken: () => pieces.delete(opened),
  };
};
