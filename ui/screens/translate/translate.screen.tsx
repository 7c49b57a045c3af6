import { useSelector } from '@xstate/react';
import { Globe, Languages } from 'lucide-react';
import type { LanguageInfo } from '../../../contracts/api/ai.js';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { targetLanguages, type TargetLanguage } from '../../../contracts/languages.js';
import { FileLifetime } from '../../session/file-lifetime.js';
import { Button } from '../../parts/button.js';
import { SelectField } from '../../parts/field.js';
import { stateWords } from '../../parts/state-words.js';
import { CapabilityNotes } from '../../tools/documents/capability-notes.js';
import { DocumentSlot } from '../../tools/documents/document-slot.js';
import { MakingPage } from '../../tools/documents/making-page.js';
import type { TranslationLayout } from '../../calls/documents.calls.js';
import type { Field } from '../../tools/fields-of-options.js';
import { ChoiceField } from '../../tools/option-fields.js';
import { offeredTargets } from '../../tools/translation-choices.js';
import { locale } from '../../text/language.js';
import { languageLabel } from './language-label.js';
import type { TranslateActor } from './translate.machine.js';
import { t, translated } from '../../text/t.js';

interface TranslateScreenProps {
  readonly actor: TranslateActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const TranslateScreen = ({ actor, capabilities }: TranslateScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, made, failure } = state.context;
  return (
    <MakingPage
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title={t('Translate a document')}
      lead={
        capabilities?.translationPairs?.length
          ? t('As a PDF with its headings, lists and numbers in place.')
          : t('Into one of 20 languages, as a PDF with its headings, lists and numbers in place.')
      }
      words={{ made: t('Your translation is downloaded'), working: t('Translating your document...') }}
      made={made}
      source={file}
      failure={failure}
      run={state.children.run}
      form={<TranslateForm actor={actor} capabilities={capabilities} />}
      onDownload={() => actor.send({ type: 'download.pressed' })}
      onRetry={() => actor.send({ type: 'translate.pressed' })}
      onCancel={() => actor.send({ type: 'cancel.pressed' })}
    >
      <CapabilityNotes capabilities={capabilities} needs={['translation', 'recognition']} />
    </MakingPage>
  );
};

/** A hint next to the upload; the details are below. */
const hintFor = (capabilities: CapabilitiesReply | null): string =>
  t(
    capabilities?.translation.state === 'missing'
      ? 'Translation is not set up on this site'
      : 'PDF, images or text up to 25 MB',
  );

/** Sorted as the visitor's language sorts their names; in English in the order of the product. */
const targets = (): readonly (readonly [code: string, name: string])[] => {
  const named = Object.keys(targetLanguages).map((code) => [code, languageLabel(code)] as const);
  return locale() === 'en-US' ? named : named.toSorted(([, one], [, other]) => one.localeCompare(other, locale()));
};

const layoutField: Field = {
  name: 'layout',
  label: 'Layout',
  kind: 'choice',
  choices: ['reflow', 'keep'],
  initial: 'reflow',
  names: { reflow: 'New pages', keep: 'Same pages' },
  hints: { reflow: 'New layout with headings, lists and tables', keep: 'All text in its original place' },
};

const isTarget = (code: string): code is TargetLanguage => Object.hasOwn(targetLanguages, code);

const TranslateForm = ({ actor, capabilities }: TranslateScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, over, looked, made, language, target } = state.context;
  return (
    <DocumentSlot
      id="document"
      title={t('Drop your file here or click to upload')}
      hint={hintFor(capabilities)}
      action={t('Choose a file')}
      accept=".pdf,.png,.jpg,.jpeg,.txt"
      over={over}
      file={file}
      onFiles={(files) => actor.send({ type: 'files.chosen', files })}
      onSubmit={() => actor.send({ type: 'translate.pressed' })}
    >
      {file && <LanguageBox language={language} looking={state.matches({ choosing: 'detecting' })} />}
      {looked && !made && (
        <div className="-mt-4">
          <FileLifetime />
        </div>
      )}
      <TargetFields actor={actor} capabilities={capabilities} />
      <Button type="submit" size="large" tone={file ? 'primary' : 'quiet'} disabled={target === null}>
        <Languages className="size-[1.125rem]" aria-hidden="true" />
        {t('Translate Document')}
      </Button>
    </DocumentSlot>
  );
};

/** The target language and the page layout. */
const TargetFields = ({ actor, capabilities }: TranslateScreenProps) => {
  const { target, layout, language } = useSelector(actor, ({ context }) => context);
  const source = language === null || language.primaryLanguage === UNKNOWN ? null : language.primaryLanguage;
  const offered = offeredTargets(capabilities?.translationPairs ?? null, source);
  return (
    <>
      {source !== null && offered?.size === 0 && <NoPair source={source} />}
      <SelectField
        id="target"
        label={t('Translate to')}
        choices={[
          ['', t('Choose a language')],
          ...targets().filter(([code]) => !offered || offered.has(code) || code === target),
        ]}
        value={target ?? ''}
        onChange={({ target: { value } }) =>
          actor.send({ type: 'target.chosen', target: isTarget(value) ? value : null })
        }
      />
      <ChoiceField
        field={layoutField}
        id="layout"
        value={layout}
        problem={null}
        onChange={(chosen) => actor.send({ type: 'layout.chosen', layout: chosen as TranslationLayout })}
      />
    </>
  );
};

const NoPair = ({ source }: { readonly source: string }) => (
  <p role="status" className="rounded-2xl bg-amber-soft px-4 py-3 text-sm text-amber">
    {t('Nothing on this site translates from this language: {language}', { language: languageLabel(source) })}
  </p>
);

/** The server's answer where no language is certain enough. */
const UNKNOWN = 'unknown';

/** Below this the language is a guess. */
const CERTAIN_CONFIDENCE = 0.5;

const factsOf = ({ detectedScript, confidence, primaryLanguage }: LanguageInfo): string =>
  [
    '',
    t('{script} script', { script: translated(detectedScript) }),
    ...(primaryLanguage !== UNKNOWN && confidence < CERTAIN_CONFIDENCE ? [t('not certain')] : []),
  ].join(' · ');

interface LanguageBoxProps {
  readonly language: LanguageInfo | null;
  readonly looking: boolean;
}

/** The language of a file; empty if it is not known. */
const LanguageBox = ({ language, looking }: LanguageBoxProps) => (
  <p role="status" className="flex gap-3 rounded-2xl bg-brand-soft px-4 py-3 text-sm text-brand-text empty:hidden">
    {looking && t('Detecting the language…')}
    {language && (
      <>
        <Globe className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          <span className="font-medium">
            {t('Detected language: {language}', { language: languageLabel(language.primaryLanguage) })}
          </span>
          {factsOf(language)}
        </span>
      </>
    )}
  </p>
);
