import { useSelector } from '@xstate/react';
import { CircleCheck, Download, FileText, FileUp, X } from 'lucide-react';
import { fileTypes, typeOfFile, type FileKind } from '../../../contracts/files.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { FrameResult } from '../../calls/frame.calls.js';
import { AsButton } from '../../parts/as-button.js';
import { Button, IconButton } from '../../parts/button.js';
import { buttonLook } from '../../parts/button-look.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { SelectField } from '../../parts/field.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import { FileName } from '../../parts/file-name.js';
import { useObjectUrl } from '../../parts/object-url.js';
import { ProgressBar } from '../../parts/progress-bar.js';
import { stateWords } from '../../parts/state-words.js';
import { humanSize } from '../../text/sizes.js';
import { t, translated } from '../../text/t.js';
import { actionOf } from '../../tools/action.js';
import { fieldsOf } from '../../tools/fields-of-options.js';
import { OptionsForm } from '../../tools/options-form.js';
import { acceptedKinds, isComplete, offeredTools, optionsOf, toolOf } from './embed-context.js';
import type { EmbedActor } from './embed.machine.js';

interface EmbedProps {
  readonly actor: EmbedActor;
}

const INPUT = 'embed-files';

const extensionsOf = (kinds: readonly FileKind[]): string =>
  fileTypes.flatMap((type) => (kinds.includes(type.kind) ? type.extensions : [])).join(',');

/** Draws what the machine of a frame says; there is no way out of it but to the page around it. */
export const EmbedScreen = ({ actor }: EmbedProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { message, result } = state.context;
  return (
    <main
      data-state={stateWords(state.value)}
      aria-busy={state.hasTag('busy')}
      className="mx-auto grid max-w-2xl gap-4 p-4"
    >
      <p role="alert" className="text-sm text-danger empty:hidden">
        {translated(message)}
      </p>
      {state.matches('choosing') && <Choosing actor={actor} />}
      {state.matches('running') && <Running actor={actor} />}
      {state.matches('done') && result && <Done actor={actor} result={result} />}
    </main>
  );
};

const Choosing = ({ actor }: EmbedProps) => {
  const context = useSelector(actor, (state) => state.context);
  const tool = toolOf(context);
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-3xl border border-line bg-card p-5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'start.pressed' });
      }}
    >
      <h1 className="text-xl font-semibold tracking-tight">{headingOf(context.frame?.tool ? tool : undefined)}</h1>
      <ChosenFiles actor={actor} />
      <FileChoice actor={actor} />
      {context.frame?.tool === null && context.files.length > 0 && <ToolChoice actor={actor} />}
      {tool && context.files.length > 0 && <Options actor={actor} tool={tool} />}
      <Button type="submit" size="large" disabled={!isComplete(context)}>
        {tool && context.files.length > 0 ? actionOf(tool, context.files.length) : t('Start')}
      </Button>
    </form>
  );
};

const headingOf = (tool: Tool | undefined): string => (tool ? translated(tool.title) : t('Choose files'));

const ChosenFiles = ({ actor }: EmbedProps) => {
  const files = useSelector(actor, ({ context }) => context.files);
  if (files.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label={t('Files')}>
      {files.map((file, index) => (
        <li
          key={`${index} ${file.name}`}
          className="flex items-center gap-3 rounded-2xl border border-line py-2 ps-4 pe-2"
        >
          <FileText className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <FileName name={file.name} length={NAME_SHOWN.dialog} className="text-sm font-medium" />
            <p className="text-xs text-muted">{humanSize(file.size)}</p>
          </div>
          <IconButton
            ref={catchFocus}
            label={t('Remove {name}', { name: file.name })}
            onClick={() => {
              actor.send({ type: 'file.removed', file });
            }}
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};

const FileChoice = ({ actor }: EmbedProps) => {
  const kinds = useSelector(actor, ({ context }) => extensionsOf(acceptedKinds(context)));
  return (
    <div className="relative grid justify-items-center rounded-2xl border-2 border-dashed border-line px-4 py-6">
      <FileInput
        id={INPUT}
        accept={kinds}
        onFiles={(files) => {
          actor.send({ type: 'files.given', files });
        }}
      />
      <label htmlFor={INPUT} className={buttonLook({ tone: 'quiet' }, SHOWS_INPUT_FOCUS)}>
        <FileUp className="size-4" aria-hidden="true" />
        {t('Choose File(s)')}
        <span className="absolute inset-0 rounded-2xl" />
      </label>
    </div>
  );
};

const ToolChoice = ({ actor }: EmbedProps) => {
  const context = useSelector(actor, (state) => state.context);
  return (
    <SelectField
      id="embed-tool"
      label={t('Tool')}
      choices={offeredTools(context).map(({ id, title }) => [id, translated(title)] as const)}
      value={toolOf(context)?.id ?? ''}
      onChange={({ target }) => {
        actor.send({ type: 'tool.chosen', tool: target.value });
      }}
    />
  );
};

const Options = ({ actor, tool }: EmbedProps & { readonly tool: Tool }) => {
  const context = useSelector(actor, (state) => state.context);
  if (fieldsOf(tool).length === 0) return null;
  return (
    <OptionsForm
      tool={tool}
      kinds={context.files.flatMap((file) => typeOfFile(file)?.kind ?? [])}
      values={optionsOf(context, tool)}
      problem={context.problem}
      onChange={(field, value) => {
        actor.send({ type: 'option.changed', field, value });
      }}
    />
  );
};

const Running = ({ actor }: EmbedProps) => (
  <section aria-label={t('Progress')} className="rounded-2xl border border-line bg-card p-4">
    <p role="status" className="mb-2 text-sm">
      {t('Processing')}
    </p>
    <ProgressBar label={t('Progress')} percent={null} />
    <div className="mt-3 flex justify-end">
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          actor.send({ type: 'cancel.pressed' });
        }}
      >
        {t('Cancel')}
      </Button>
    </div>
  </section>
);

const Done = ({ actor, result }: EmbedProps & { readonly result: FrameResult }) => {
  const url = useObjectUrl(result.file);
  return (
    <section aria-label={t('Result')} className="grid gap-4 rounded-3xl border border-brand/35 bg-card p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CircleCheck className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
        <div className="min-w-40 flex-1">
          <h1 className="font-medium">{t('Processing Complete')}</h1>
          <FileName name={result.name} className="text-sm" />
          <p className="text-xs text-muted">{humanSize(result.file.size)}</p>
        </div>
        {url !== null && (
          <AsButton size="small">
            <a href={url} download={result.name}>
              <Download className="size-4" aria-hidden="true" />
              {t('Download')}
            </a>
          </AsButton>
        )}
      </div>
      <div>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            actor.send({ type: 'again.pressed' });
          }}
        >
          {t('Use other files')}
        </Button>
      </div>
    </section>
  );
};
