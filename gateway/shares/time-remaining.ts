const UNITS = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;

/** Time left in its largest unit, rounded, such as `27 days`; `less than a minute` at the end. */
export const timeRemaining = (ms: number): string => {
  const unit = UNITS.find((candidate) => ms >= candidate.ms);
  if (!unit) return 'less than a minute';
  const count = Math.round(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
};
