import { wording, type Spoken } from '../../contracts/texts/wording.js';

const TIME_UNITS = [
  { text: '{n} days', ms: 86_400_000 },
  { text: '{n} hours', ms: 3_600_000 },
  { text: '{n} minutes', ms: 60_000 },
] as const;

/** Time left in its largest unit, rounded, such as `27 days`; `less than a minute` at the end. */
export const timeRemaining = (spoken: Spoken, ms: number): string => {
  const unit = TIME_UNITS.find((candidate) => ms >= candidate.ms);
  if (!unit) return wording(spoken, 'less than a minute');
  return wording(spoken, unit.text, { n: Math.round(ms / unit.ms) });
};
