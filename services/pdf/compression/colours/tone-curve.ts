import { viewOf } from '../fonts/sfnt.js';
import { latin1 } from './icc-profile.js';

/** The light that a sample stands for, both from 0 to 1. */
export type ToneCurve = (sample: number) => number;

/** Undefined for a kind that isn't known. @see ICC.1:2010, 10.5 "curveType" and 10.15 "parametricCurveType" */
export const readCurve = (tag: Uint8Array): ToneCurve | undefined => {
  const kind = latin1(tag);
  if (tag.length < 12) return undefined;
  if (kind === 'curv') return tableCurve(tag);
  return kind === 'para' ? parametricCurve(tag) : undefined;
};

const tableCurve = (tag: Uint8Array): ToneCurve | undefined => {
  const view = viewOf(tag);
  const count = view.getUint32(8);
  if (12 + count * 2 > tag.length) return undefined;
  if (count === 0) return (sample) => sample;
  const gamma = view.getUint16(12) / 256;
  if (count === 1) return (sample) => sample ** gamma;
  const entry = (index: number): number => view.getUint16(12 + Math.min(index, count - 1) * 2) / 65535;
  return (sample) => {
    const place = sample * (count - 1);
    const below = Math.floor(place);
    return entry(below) + (entry(below + 1) - entry(below)) * (place - below);
  };
};

const PARAMETERS = [1, 3, 4, 5, 7];

const parametricCurve = (tag: Uint8Array): ToneCurve | undefined => {
  const view = viewOf(tag);
  const kind = view.getUint16(8);
  const count = PARAMETERS[kind] ?? Infinity;
  if (12 + count * 4 > tag.length) return undefined;
  const value = (index: number): number => (index < count ? view.getInt32(12 + index * 4) / 65536 : 0);
  const [gamma, a, b, third, start, above, below] = [0, 1, 2, 3, 4, 5, 6].map(value) as Seven;
  if (kind === 0) return (sample) => sample ** gamma;
  const power = (sample: number): number => Math.max(0, a * sample + b) ** gamma;
  if (kind < 3) return (sample) => (sample >= -b / a ? power(sample) : 0) + third;
  return (sample) => (sample >= start ? power(sample) + above : third * sample + below);
};

type Seven = [number, number, number, number, number, number, number];
