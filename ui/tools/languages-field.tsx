import { languageNames, type LanguageCode } from '../../contracts/languages.js';
import { languagesIn, SCAN_LANGUAGES_MAX } from '../../contracts/tools/scan-languages.js';
import { useRecognitionLanguages } from '../session/use-recognition-languages.js';
import { languageName } from '../text/language-here.js';
import { t, translated } from '../text/t.js';
import type { InputProps } from './option-fields.js';

const allLanguages = Object.keys(languageNames) as LanguageCode[];

/** Some of the languages that scans are read in here; those beyond the most allowed cannot be ticked. */
export const LanguagesField = ({ field, id, value, problem, onChange }: InputProps) => {
  const offered = useRecognitionLanguages() ?? allLanguages;
  const chosen = languagesIn(String(value));
  const isFull = chosen.length >= SCAN_LANGUAGES_MAX;
  const toggle = (language: LanguageCode): void => {
    const others = chosen.filter((one) => one !== language);
    onChange((others.length < chosen.length ? others : [...chosen, language]).join(','));
  };
  return (
    <fieldset aria-describedby={`${id}-about`}>
      <legend className="mb-2 text-sm font-medium">{translated(field.label)}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((language) => (
          <label
            key={language}
            className="flex min-h-11 items-center gap-2.5 rounded-xl border border-line px-3 text-[0.9375rem] transition-colors hover:border-edge has-checked:border-brand has-checked:bg-brand-soft has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="checkbox"
              value={language}
              checked={chosen.includes(language)}
              disabled={isFull && !chosen.includes(language)}
              onChange={() => {
                toggle(language);
              }}
              className="size-4 shrink-0 accent-brand outline-none"
            />
            {languageName(language)}
          </label>
        ))}
      </div>
      <p id={`${id}-about`} className="mt-1.5 text-[0.8125rem] text-muted">
        {problem === null ? t('Detected from the text while none is chosen.') : translated(problem)}
      </p>
    </fieldset>
  );
};
