import { locale } from '../../text/language.js';
import { t } from '../../text/t.js';

/** A language such as `de` as the visitor's own language calls it; `unknown` where it could not be told. */
export const languageLabel = (code: string): string =>
  code === 'unknown' ? t('Unknown') : (new Intl.DisplayNames(locale(), { type: 'language' }).of(code) ?? code);
