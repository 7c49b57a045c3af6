import contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportPart, ExportPartQuestion, ExportQuestion } from '../../contracts/api/audit.js';
import { exportPartSubject } from '../../contracts/subjects.js';
import type { EventBus } from '../../services/platform/event-bus/event-bus.js';
import { errorCodeOf } from '../error-code.js';

const media: Readonly<Record<ExportQuestion['format'], string>> = {
  jsonl: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

const partsOf = async function* (bus: EventBus, id: string): AsyncGenerator<string, void> {
  const ask = (question: ExportPartQuestion) => bus.ask<ExportPart>(exportPartSubject(id), question);
  let isDone = false;
  try {
    while (!isDone) {
      const { text, isLast } = await ask({ isStopped: false });
      isDone = isLast;
      yield text; // also an empty one: writing it tells that the connection lives, or that the client has left
    }
  } finally {
    if (!isDone) await ask({ isStopped: true });
  }
};

export const headersOf = ({ format }: Pick<ExportQuestion, 'format'>): Readonly<Record<string, string>> => ({
  'Content-Type': media[format],
  'Content-Disposition': contentDisposition(`docket-log.${format}`),
  'Cache-Control': 'private, no-store',
});

/** Sends an export as fast as the client takes it; when that leaves, the export ends. */
export const sendExport = async (bus: EventBus, id: string, response: Response): Promise<void> => {
  response.flushHeaders(); // the first event may be long in coming
  try {
    await pipeline(Readable.from(partsOf(bus, id)), response);
  } catch (error) {
    if (errorCodeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
};
