import { useSelector } from '@xstate/react';
import { ChevronsLeftRight, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PluralText, Text } from '../../../../contracts/texts/text-catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import { Button } from '../../../parts/button.js';
import { actionOf } from '../../../tools/action.js';
import { fieldsFor, type OptionValue } from '../../../tools/fields-of-options.js';
import { OptionsForm } from '../../../tools/options-form.js';
import { batchAction, durationFor, isForEach, titleFor } from '../batch/batch-words.js';
import { ToolIcon } from '../../../tools/tool-icon.js';
import { inHand, optionsOf } from '../../../work/machine/work-context.js';
import { kindsOf } from '../../../work/files/selection.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { PAGES, takesPages } from '../machine/tell-pages.js';
import { shownPageCount } from '../../../work/versions/versions-context.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { beginsWithFacts, OwnOptions } from '../facts/own-options.js';
import { t, translated } from '../../../text/t.js';
import { previewedTool } from '../../../../contracts/tools/pdf-page-preview.js';
import { usePreview } from '../before-after/preview-actors.js';

interface OpenToolProps {
  readonly work: WorkActor;
  readonly tool: Tool;
  readonly count: number;
  readonly isSuggested?: boolean;
  /** Why it is shown first. */
  readonly label?: Text;
  /** It is only at hand: nothing about the file asks for it. */
  readonly isQuiet?: boolean;
}

/** A tool with its options open. */
export const OpenTool = (props: OpenToolProps) => {
  const { work, tool, count, isSuggested = false, label = 'Suggested', isQuiet = false } = props;
  const { failure } = useSelector(work, ({ context }) => context);
  const pages = useSelector(useBenchView(), ({ context }) => context.pages.length);
  const pageCount = useSelector(work, shownPageCount);
  return (
    <form
      aria-label={t('{tool}: options', { tool: translated(tool.title) })}
      className={`grid animate-rise gap-5 rounded-2xl border bg-card p-4 ${isQuiet ? 'border-line' : 'border-brand/35 shadow-card'}`}
      onSubmit={(event) => {
        event.preventDefault();
        work.send({ type: 'tool.chosen', tool: tool.id, pageCount });
      }}
    >
      {isSuggested && (
        <ToolHead tool={tool} label={label} isQuiet={isQuiet} title={titleFor(tool, count)}>
          {translated(tool.tagline)} · {durationFor(tool, count, pageCount)}
        </ToolHead>
      )}
      <Options work={work} tool={tool} />
      <StartTool
        tool={tool}
        count={count}
        pages={pages}
        isQuiet={isQuiet}
        failure={failure?.tool === tool.id ? failure.message : null}
      />
    </form>
  );
};

interface ToolHeadProps {
  readonly tool: Tool;
  readonly label: Text;
  readonly title: string;
  readonly isQuiet: boolean;
  readonly children: ReactNode;
}

/** The head above the options of a tool that is away from its row. */
const ToolHead = ({ tool, label, title, isQuiet, children }: ToolHeadProps) => (
  <div className="flex items-center gap-3.5">
    <ToolIcon tool={tool} {...(!isQuiet && { look: 'strong' })} />
    <div className="min-w-0 flex-1">
      <p className={`text-xs font-semibold tracking-wider uppercase ${isQuiet ? 'text-muted' : 'text-brand-text'}`}>
        {translated(label)}
      </p>
      <h2 className="text-[1.0625rem] leading-snug font-semibold tracking-tight">{title}</h2>
      <p className="text-[0.8125rem] text-muted">{children}</p>
    </div>
  </div>
);

const Options = ({ work, tool }: Pick<OpenToolProps, 'work' | 'tool'>) => {
  const view = useBenchView();
  const context = useSelector(work, (state) => state.context);
  const kinds = kindsOf(inHand(context));
  const change = (field: string, value: OptionValue) => {
    work.send({ type: 'option.changed', tool: tool.id, field, value });
    if (field === PAGES) view.send({ type: 'pages.typed', text: String(value), by: tool.id });
  };
  if (fieldsFor(tool, kinds).length === 0) return null;
  const [only, second] = inHand(context).files;
  if (only && !second && beginsWithFacts(tool.id)) {
    const shown = { values: optionsOf(context, tool), problem: context.problem, onChange: change };
    return <OwnOptions key={`${only.id} ${only.from}`} work={work} tool={tool.id} file={only.file} {...shown} />;
  }
  return (
    <OptionsForm
      tool={tool}
      kinds={kinds}
      narrow
      values={optionsOf(context, tool)}
      problem={context.problem}
      onChange={change}
    />
  );
};

interface StartToolProps extends Pick<OpenToolProps, 'tool' | 'count' | 'isQuiet'> {
  /** How many are chosen. */
  readonly pages: number;
  /** Why it failed before; null if it did not. */
  readonly failure: string | null;
}

const StartTool = ({ tool, count, pages, isQuiet, failure }: StartToolProps) => (
  <div className="grid gap-3">
    {failure !== null && (
      <p role="alert" className="flex gap-2 text-sm wrap-anywhere text-danger">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {translated(failure)}
      </p>
    )}
    <Button type="submit" size="large" tone={isQuiet ? 'quiet' : 'primary'}>
      {failure === null ? startText(tool, count, pages) : t('Retry')}
    </Button>
    <PreviewButton tool={tool.id} />
  </div>
);

/** The actions that name the whole PDF, for some of its pages. */
const somePages: Readonly<Record<string, PluralText>> = {
  'Rotate PDF': 'Rotate {n} pages',
  'Crop PDF': 'Crop {n} pages',
};

const startText = (tool: Tool, count: number, pages: number): string => {
  if (isForEach(tool, count)) return batchAction(tool, count);
  const ofPages = pages > 0 && takesPages(tool) ? somePages[tool.action] : undefined;
  return ofPages ? translated(ofPages, { n: pages }) : actionOf(tool, count);
};

interface PreviewButtonProps {
  readonly tool: string;
}

/** Shows the page on screen before and after this tool, or no longer. */
const PreviewButton = ({ tool }: PreviewButtonProps) => {
  const { preview, layout } = usePreview();
  const isOpen = useSelector(preview, (state) => state.matches('open') && state.context.tool === tool);
  if (!previewedTool(tool)) return null;
  return (
    <Button
      tone="quiet"
      aria-pressed={isOpen}
      className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
      onClick={() => {
        preview.send(isOpen ? { type: 'preview.closed' } : { type: 'preview.asked', tool });
        if (!isOpen) layout.send({ type: 'sheet.chosen', sheet: 'document' });
      }}
    >
      <ChevronsLeftRight className="size-4" aria-hidden="true" />
      {t('Before and after')}
    </Button>
  );
};
