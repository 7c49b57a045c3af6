import type { DrawnThumbnail, DrawThumbnail } from '../../../contracts/api/shared-document.js';
import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { questions } from '../../../contracts/subjects.js';
import { mayBeDrawn } from '../../../contracts/drawable-results.js';
import { conversion, type ConversionState } from '../../platform/conversions/conversion.decider.js';
import type { WorkerParts } from '../../platform/conversions/worker-parts.js';
import type { Consumption } from '../../platform/event-bus/event-bus.js';
import { handle, load } from '../../platform/event-store/streams.js';
import { drawInPool } from './draw-in-pool.js';

/**
 * Draws the first page of a conversion's result when it is first asked for; those who ask meanwhile get the same.
 * Stopping ends what is drawn, which whoever asks next gets anew.
 */
export const answerThumbnails = async (parts: WorkerParts): Promise<Consumption> => {
  const stopper = new AbortController();
  const underWay = new Map<string, Promise<DrawnThumbnail>>();
  const answering = await parts.bus.answer<DrawThumbnail>(questions.drawThumbnail, ({ conversionId }) => {
    const begun = underWay.get(conversionId);
    if (begun) return begun;
    const drawn = thumbnailOf(parts, conversionId, stopper.signal).finally(() => underWay.delete(conversionId));
    underWay.set(conversionId, drawn);
    return drawn;
  });
  return {
    stop: () => {
      stopper.abort(new Refusal('service.unavailable', { service: questions.drawThumbnail }));
      return answering.stop();
    },
  };
};

const thumbnailOf = async (parts: WorkerParts, id: string, signal: AbortSignal): Promise<DrawnThumbnail> => {
  const { store, blobs, clock } = parts;
  const known = await load(store, { stream: streamOf('conversion', id), decider: conversion });
  const { requested, result, isDrawn } = known.state.context;
  if (isDrawn) return keptIn(known.state);
  const isThere = known.state.matches('completed') && requested && result && mayBeDrawn(result.mime);
  if (!isThere) throw new Refusal('thumbnail.none');
  const thumbnail = await drawInPool(parts, { requested, result }, signal);
  const command = { type: 'KeepThumbnail', thumbnail, now: clock() } as const;
  const handled = await handle(store, {
    stream: streamOf('conversion', id),
    decider: conversion,
    command,
    from: known,
  });
  if (handled.events.length === 0 && thumbnail !== null) await blobs.delete(thumbnail); // drawn elsewhere, or deleted
  return keptIn(handled.state);
};

const keptIn = ({ context: { thumbnail } }: ConversionState): DrawnThumbnail => {
  if (thumbnail === null) throw new Refusal('thumbnail.none');
  return { blob: thumbnail };
};
