import { statfs } from 'node:fs/promises';
import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal, type RefusalCode } from '../../../contracts/errors.js';
import type { Owner } from '../../../contracts/owner.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../../contracts/read-models/share-link-document.js';
import { STORED_FILES_COLLECTION } from '../../../contracts/read-models/stored-files-document.js';
import type { Config } from '../settings/config.js';
import type { Documents } from '../documents/documents.js';
import type { KnownSiteRules } from '../site/site-rules.js';

/** Space left free for the log and the databases: this share of the disk, of a large one this much. */
const FREE_RESERVE = { share: 0.05, most: 1024 * MB } as const;
/** The read model knows by then what was taken in. */
const READ_MODEL_LAG_MS = 2000;
const MINUTE_CHARS = 16;

/** Something that may be used up, in bytes. */
interface Bound {
  readonly code: RefusalCode;
  readonly used: number;
  readonly limit: number;
  /** When room comes free by itself, as people read it; undefined where nobody knows. */
  readonly date?: string | undefined;
}

/** Room on the disk for one upload, or one result. */
export interface Room {
  /** @throws Refusal `storage.visitor-full`, `storage.nearly-full`, `quota.storage`. */
  readonly take: (bytes: number) => void;
  /** Nothing was stored. */
  readonly giveBack: () => void;
  /** All is stored, and the read model about to know. */
  readonly filled: () => void;
}

type Limits = Pick<Config, 'VISITOR_DISK_MB' | 'DISK_MB' | 'DATA_DIR'>;

/** Refuses what a visitor, or the installation, has no room left for, before it is stored. */
export interface DiskRooms {
  /** @param owners all whose files count as theirs. */
  readonly roomFor: (owner: Owner, owners?: readonly Owner[]) => Promise<Room>;
}

interface Parts {
  readonly config: Limits;
  readonly documents: Documents;
  readonly rules: Pick<KnownSiteRules, 'quotaOf'>;
}

export const openDiskRooms = (parts: Parts): DiskRooms => new RoomsByReadModel(parts);

class RoomsByReadModel implements DiskRooms {
  /** Bytes that are on their way, which no read model knows. */
  private readonly underWay = new Map<Owner, number>();

  private readonly config: Limits;
  private readonly documents: Documents;
  private readonly rules: Parts['rules'];

  constructor({ config, documents, rules }: Parts) {
    this.config = config;
    this.documents = documents;
    this.rules = rules;
  }

  async roomFor(owner: Owner, owners: readonly Owner[] = [owner]): Promise<Room> {
    const [visitor, ...others] = await Promise.all([this.ofVisitor(owner, owners), this.ofEverybody(), this.ofDisk()]);
    let taken = 0;
    const giveBack = (): void => {
      this.add(owner, -taken);
      taken = 0;
    };
    return {
      take: (bytes) => {
        refuseBeyond(visitor, this.underWayOf([owner]) + bytes);
        for (const bound of others) refuseBeyond(bound, this.underWayOf(this.underWay.keys()) + bytes);
        taken += bytes;
        this.add(owner, bytes);
      },
      giveBack,
      filled: () => void setTimeout(giveBack, READ_MODEL_LAG_MS).unref(),
    };
  }

  private underWayOf(owners: Iterable<Owner>): number {
    return [...owners].reduce((sum, owner) => sum + (this.underWay.get(owner) ?? 0), 0);
  }

  private add(owner: Owner, bytes: number): void {
    const left = this.underWayOf([owner]) + bytes;
    if (left === 0) this.underWay.delete(owner);
    else this.underWay.set(owner, left);
  }

  private async ofVisitor(owner: Owner, owners: readonly Owner[]): Promise<Bound> {
    const each = await Promise.all(
      owners.map((owner) => this.documents.sum(STORED_FILES_COLLECTION, 'bytes', { where: { owner } })),
    );
    const used = each.reduce((sum, bytes) => sum + bytes, 0);
    const { storedMb } = await this.rules.quotaOf(owner);
    if (storedMb === null) return { code: 'storage.visitor-full', used, limit: this.config.VISITOR_DISK_MB * MB };
    const date = await this.nextEnd(owner);
    return { code: date === undefined ? 'storage.visitor-full' : 'quota.storage', used, limit: storedMb * MB, date };
  }

  /** When the next link of an owner ends, whose files go with it; undefined where there is none. */
  private async nextEnd(owner: Owner): Promise<string | undefined> {
    const [next] = await this.documents.find<ShareLinkDocument>(SHARE_LINKS_COLLECTION, {
      where: { owner, status: 'live' },
      sort: { field: 'expiresAt', direction: 'ascending' },
      limit: 1,
    });
    return next && `${next.expiresAt.slice(0, MINUTE_CHARS).replace('T', ' ')} UTC`;
  }

  private async ofEverybody(): Promise<Bound> {
    const { DISK_MB } = this.config;
    const code = 'storage.nearly-full';
    if (DISK_MB === undefined) return { code, used: 0, limit: Infinity };
    const used = await this.documents.sum(STORED_FILES_COLLECTION, 'bytes', { since: { field: 'bytes', from: 1 } });
    return { code, used, limit: DISK_MB * MB };
  }

  private async ofDisk(): Promise<Bound> {
    const { bavail, blocks, bsize } = await statfs(this.config.DATA_DIR);
    const size = blocks * bsize;
    const limit = size - Math.min(size * FREE_RESERVE.share, FREE_RESERVE.most);
    return { code: 'storage.nearly-full', used: size - bavail * bsize, limit };
  }
}

const refuseBeyond = ({ code, used, limit, date }: Bound, more: number): void => {
  if (used + more <= limit) return;
  const facts = { used: Math.ceil(used / MB), limit: Math.floor(limit / MB) };
  throw new Refusal(code, date === undefined ? facts : { ...facts, date });
};
