import { locale } from '../text/language.js';
import { t } from '../text/t.js';

type Unit = 'day' | 'hour' | 'minute';

const partsOf = (left: string): { readonly count: number; readonly unit: Unit } | null => {
  const [, count = '', unit = ''] = /^(\d+) (day|hour|minute)s?$/.exec(left) ?? [];
  return count === '' ? null : { count: Number(count), unit: unit as Unit };
};

/** Time that the server says is left, such as `27 days`, in the visitor's language. */
export const timeLeft = (left: string): string => {
  const parts = partsOf(left);
  if (parts === null) return t('less than a minute');
  return new Intl.NumberFormat(locale(), { style: 'unit', unit: parts.unit, unitDisplay: 'long' }).format(parts.count);
};

/** The same as when that is: `in 27 days`. */
export const inTime = (left: string): string => {
  const parts = partsOf(left);
  if (parts === null) return t('in less than a minute');
  return new Intl.RelativeTimeFormat(locale()).format(parts.count, parts.unit);
};
