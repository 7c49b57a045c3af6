import { megabytes, ratio } from '../report/format-numbers.js';
import type { Rivalry, Side } from './rivals.js';

export const rivalTitles = [
  'file',
  'quality',
  'MB',
  'Docket MB',
  'gs MB',
  'Docket SSIM',
  'gs SSIM',
  'Docket CPU s',
  'gs CPU s',
  'Docket peak MB',
  'gs peak MB',
  'ratio: size',
  'CPU',
  'Docket lost',
  'gs lost',
];

export const rivalRows = ({ sample, quality, ours, gs }: Rivalry): string[] => {
  const cells = (tell: (side: Side) => string): string[] => [tell(ours), gs ? tell(gs) : '-'];
  return [
    sample.name,
    quality,
    megabytes(sample.size),
    ...cells(({ output }) => megabytes(output)),
    ...cells(({ likeness }) => likeness.toFixed(4)),
    ...cells(({ cpuSeconds }) => cpuSeconds.toFixed(2)),
    ...cells(({ peakBytes }) => megabytes(peakBytes)),
    ...(gs ? [ratio(ours.output, gs.output), ratio(ours.cpuSeconds, gs.cpuSeconds)] : ['-', '-']),
    ...cells(({ lost }) => lost),
  ];
};

/** Likeness is measured to about this. */
const LIKENESS_TOLERANCE = 0.002;

/** Sums up only files that both programs have made. */
export const totalOf = (rivalries: readonly Rivalry[]): string => {
  const both = rivalries.flatMap(({ sample, ours, gs }) => (gs && gs.output > 0 ? [{ sample, ours, gs }] : []));
  const sum = (sizes: readonly number[]): string => megabytes(sizes.reduce((total, size) => total + size, 0));
  const sizes = [
    `before ${sum(both.map(({ sample }) => sample.size))}`,
    `Docket ${sum(both.map(({ ours }) => ours.output))}`,
    `gs ${sum(both.map(({ gs }) => gs.output))}`,
  ];
  return `Together, in MB: ${sizes.join(', ')}.`;
};

const isPart = (lost: string): boolean => lost !== '-' && lost !== '?';

/** Files of which the smaller result has not all that the larger one has. */
const largerOfWhole = (both: readonly { readonly ours: Side; readonly gs: Side }[]): number =>
  both.filter(({ ours, gs }) => ours.output >= gs.output && isPart(gs.lost) && !isPart(ours.lost)).length;

/** How often all three goals were met, and where which was not. */
export const summaryOf = (rivalries: readonly Rivalry[]): string => {
  const both = rivalries.flatMap(({ sample, quality, ours, gs }) => (gs ? [{ sample, quality, ours, gs }] : []));
  if (both.length === 0) return 'Not installed, so not compared with: gs.';
  const missed = both.flatMap(({ sample, quality, ours, gs }) => {
    const goals = [
      ...(ours.output < gs.output ? [] : ['larger']),
      ...(ours.likeness >= gs.likeness - LIKENESS_TOLERANCE ? [] : ['less like']),
      ...(ours.cpuSeconds <= gs.cpuSeconds ? [] : ['more CPU']),
    ];
    return goals.length > 0 ? [`${sample.name} ${quality} (${goals.join(', ')})`] : [];
  });
  const failed = rivalries.filter(({ gs }) => !gs).map(({ sample }) => sample.name);
  return [
    `Smaller, at least as like and in no more CPU: ${both.length - missed.length} of ${both.length}.`,
    ...(missed.length > 0 ? [`Missed: ${missed.join('; ')}.`] : []),
    ...(failed.length > 0 ? [`Nothing was made by gs of: ${failed.join(', ')}.`] : []),
    `Not smaller: ${both.filter(({ ours, gs }) => ours.output >= gs.output).length}, of which gs lost parts of ${largerOfWhole(both)}.`,
  ].join(' ');
};
