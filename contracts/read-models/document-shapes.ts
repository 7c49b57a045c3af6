import { z } from 'zod';
import { conversionStatus } from '../lifecycles/conversion-status.js';
import { shareLinkStatus } from '../lifecycles/share-link-status.js';
import type { ConversionDocument } from './conversion-document.js';
import type { ShareLinkDocument } from './share-link-document.js';

/** A conversion as it stood at a moment, as answers carry it. */
export const conversionShape = z.object({
  id: z.string(),
  owner: z.string(),
  shareHash: z.string(),
  operation: z.string(),
  status: conversionStatus,
  originalFileName: z.string(),
  downloadName: z.string().nullable(),
  size: z.number().nullable(),
  notes: z.array(z.string()),
  error: z.string().nullable(),
  code: z.string().nullable(),
  attempt: z.number(),
  requestedAt: z.string(),
  endedAt: z.string().nullable(),
  isDeleted: z.boolean(),
  isQuestion: z.boolean(),
}) satisfies z.ZodType<ConversionDocument>;

/** A share link as it stood at a moment, as answers carry it. */
export const shareLinkShape = z.object({
  hash: z.string(),
  conversionId: z.string(),
  owner: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  latestEnd: z.string(),
  status: shareLinkStatus,
  viewCount: z.number(),
  downloadCount: z.number(),
  maxDownloads: z.number().nullable(),
  hasPassword: z.boolean(),
}) satisfies z.ZodType<ShareLinkDocument>;
