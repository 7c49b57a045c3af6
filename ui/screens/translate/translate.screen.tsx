import { useSelector } from '@xstate/react';
import { Globe, Languages } from 'lucide-react';
import type { LanguageInfo } from '../../../contracts/api/ai.js';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { targetLanguages, type TargetLanguage } from '../../../contracts/languages.js';
import { KeptFor } from '../../session/kept-for.js';
import { Button } from '../../parts/button.js';
import { SelectField } from '../../parts/field.js';
import { stateWords } from '../../parts/state-words.js';
import { CapabilityNotes } from '../../tools/documents/capability-notes.js';
import { DocumentSlot } from '../../tools/documents/document-slot.js';
import { MakingPage } from '../../tools/documents/making-page.js';
import type { TranslationLayout } from '../../calls/documents.calls.js';
import type { Field } from '../../tools/fields-of-options.js';
import { ChoiceField } from '../../tools/option-fields.js';
import type { TranslateActor } from './translate.machine.js';

interface TranslateScreenProps {
  readonly actor: TranslateActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const TranslateScreen = ({ actor, capabilities }: TranslateScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { made, failure } = state.context;
  return (
    <MakingPage
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title="Translate a document"
      lead="Into one of 20 languages, as a PDF with its headings, lists and numbers in place."
      words={{ made: 'Your translation is downloaded', working: 'Translating your document...' }}
      made={made}
      failure={failure}
      run={state.children.run}
      form={<TranslateForm actor={actor} hint={hintFor(capabilities)} />}
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
  capabilities?.translation.state === 'missing'
    ? 'Translation is not available on this installation yet, see below'
    : 'PDF, images or text up to 25 MB';

const languages = Object.entries(targetLanguages);

const layoutField: Field = {
  name: 'layout',
  label: 'Layout',
  kind: 'choice',
  choices: ['reflow', 'keep'],
  initial: 'reflow',
  names: { reflow: 'New pages', keep: 'Same pages' },
  hints: { reflow: 'New layout with headings, lists and tables', keep: 'Every text in its original place' },
};

const isTarget = (code: string): code is TargetLanguage => Object.hasOwn(targetLanguages, code);

interface TranslateFormProps {
  readonly actor: TranslateActor;
  readonly hint: string;
}

const TranslateForm = ({ actor, hint }: TranslateFormProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, over, looked, made, language, target } = state.context;
  return (
    <DocumentSlot
      id="document"
      title="Drop your file here or click to upload"
      hint={hint}
      action="Choose a file"
      accept=".pdf,.png,.jpg,.jpeg,.txt"
      over={over}
      file={file}
      onFiles={(files) => actor.send({ type: 'files.chosen', files })}
      onSubmit={() => actor.send({ type: 'translate.pressed' })}
    >
      {file && <LanguageBox language={language} looking={state.matches({ choosing: 'detecting' })} />}
      {looked && !made && (
        <div className="-mt-4">
          <KeptFor />
        </div>
      )}
      <TargetFields actor={actor} />
      <Button type="submit" size="large" tone={file ? 'primary' : 'quiet'} disabled={target === null}>
        <Languages className="size-[1.125rem]" aria-hidden="true" />
        Translate Document
      </Button>
    </DocumentSlot>
  );
};

/** The target language and the page layout. */
const TargetFields = ({ actor }: { readonly actor: TranslateActor }) => {
  const { target, layout } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <SelectField
        id="target"
        label="Translate to"
        choices={[['', 'Choose a language'], ...languages]}
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

/** Below this the language is a guess. */
const SURE = 0.5;

const factsOf = ({ detectedScript, confidence, primaryLanguage }: LanguageInfo): string =>
  primaryLanguage !== 'unknown' && confidence < SURE
    ? ` · ${detectedScript} script · not certain`
    : ` · ${detectedScript} script`;

interface LanguageBoxProps {
  readonly language: LanguageInfo | null;
  readonly looking: boolean;
}

/** The language of a file; empty if it is not known. */
const LanguageBox = ({ language, looking }: LanguageBoxProps) => (
  <p role="status" className="flex gap-3 rounded-2xl bg-brand-soft px-4 py-3 text-sm text-brand-text empty:hidden">
    {looking && 'Detecting the language…'}
    {language && (
      <>
        <Globe className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          <span className="font-medium">Detected language: {language.languageName}</span>
          {factsOf(language)}
        </span>
      </>
    )}
  </p>
);
