import { useSelector } from '@xstate/react';
import { typeOfName } from '../../../contracts/files.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import { FileLifetime } from '../../session/file-lifetime.js';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { SelectField } from '../../parts/field.js';
import { FileName } from '../../parts/file-name.js';
import { actionOf } from '../../tools/action.js';
import { OptionsForm } from '../../tools/options-form.js';
import type { ContinueActor } from './continue-processing.machine.js';
import { t, translated } from '../../text/t.js';

interface ContinueProcessingProps {
  readonly actor: ContinueActor;
  readonly tools: readonly Tool[];
  readonly onClose: () => void;
}

/** Offers the next tools for a finished file. Requirement. */
export const ContinueProcessing = ({ actor, tools, onClose }: ContinueProcessingProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { name, madeBy, tool: id } = state.context;
  const tool = tools.find((one) => one.id === id);
  const maker = findTool(madeBy);
  return (
    <Dialog title={t('Continue Processing')} onClose={onClose}>
      <form
        data-continue={state.value}
        aria-busy={state.hasTag('busy')}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'start.pressed' });
        }}
      >
        <p className="grid gap-0.5 text-sm text-muted">
          <FileName name={name} length={NAME_SHOWN.dialog} />
          {maker && <span>{t('Made by “{tool}”', { tool: translated(maker.title) })}</span>}
        </p>
        {tool ? (
          <ToolFields actor={actor} tool={tool} tools={tools} />
        ) : (
          <p>{t('No tool accepts a file of this type.')}</p>
        )}
        <FileLifetime />
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          {tool && (
            <Button type="submit" aria-disabled={state.hasTag('busy')}>
              {state.hasTag('busy') ? t('Processing...') : actionOf(tool, 1)}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

interface ToolFieldsProps extends Omit<ContinueProcessingProps, 'onClose'> {
  readonly tool: Tool;
}

const ToolFields = ({ actor, tool, tools }: ToolFieldsProps) => {
  const { name, options, problem } = useSelector(actor, ({ context }) => context);
  const kind = typeOfName(name)?.kind;
  return (
    <>
      <SelectField
        id="continue-tool"
        label={t('Tool')}
        choices={tools.map(({ id, title }) => [id, translated(title)] as const)}
        value={tool.id}
        onChange={({ target }) => {
          actor.send({ type: 'tool.chosen', tool: target.value });
        }}
      />
      <OptionsForm
        tool={tool}
        kinds={kind ? [kind] : []}
        values={options}
        problem={problem}
        onChange={(field, value) => {
          actor.send({ type: 'option.changed', field, value });
        }}
      />
    </>
  );
};
