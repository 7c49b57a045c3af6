import { t } from '../text/t.js';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; null while unknown, drawn half full. Requirement. */
  readonly percent: number | null;
}

export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <progress
    className="bar"
    aria-label={label}
    aria-valuetext={percent === null ? t('Processing...') : `${percent}%`}
    max={100}
    value={percent ?? 50}
  />
);
