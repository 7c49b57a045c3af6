import { useSelector } from '@xstate/react';
import { REDACTION_TEXT_MAX } from '../../../../../contracts/limits.js';
import { Button } from '../../../../parts/button.js';
import { Field } from '../../../../parts/field.js';
import { Switch } from '../../../../tools/redaction/redaction-style-fields.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { t } from '../../../../text/t.js';

interface PatternSearchProps {
  readonly actor: PdfEditorActor;
}

/** Marks everything that a regular expression matches; one that is not valid is answered beside the field. */
export const PatternSearch = ({ actor }: PatternSearchProps) => {
  const { patternProblem, look } = useSelector(actor, ({ context }) => context);
  return (
    <form
      role="search"
      aria-label={t('Pattern')}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'pattern.pressed' });
      }}
    >
      <div className="flex items-end gap-2">
        <PatternField actor={actor} />
        <MarkButton actor={actor} />
      </div>
      {patternProblem !== '' && (
        <p id="pattern-problem" role="alert" className="text-sm text-danger">
          {patternProblem}
        </p>
      )}
      <Hint />
      <Switch
        label={t('Ignore case in patterns')}
        isOn={look.ignoreCase ?? false}
        onChange={(ignoreCase) => {
          actor.send({ type: 'look.changed', look: { ...look, ignoreCase } });
        }}
      />
    </form>
  );
};

const PatternField = ({ actor }: PatternSearchProps) => {
  const { pattern, patternProblem } = useSelector(actor, ({ context }) => context);
  return (
    <Field
      id="pattern"
      label={t('Find by pattern')}
      dir="ltr"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      maxLength={REDACTION_TEXT_MAX}
      className="flex-1"
      value={pattern}
      aria-invalid={patternProblem !== ''}
      aria-describedby={patternProblem === '' ? 'pattern-hint' : 'pattern-problem pattern-hint'}
      onChange={({ target }) => {
        actor.send({ type: 'pattern.typed', text: target.value });
      }}
    />
  );
};

const MarkButton = ({ actor }: PatternSearchProps) => {
  const trying = useSelector(actor, (state) => state.matches({ job: 'trying' }));
  const possible = useSelector(actor, (state) => state.can({ type: 'pattern.pressed' }));
  return (
    <Button type="submit" tone="quiet" disabled={!possible}>
      {trying ? t('Searching…') : t('Mark all')}
    </Button>
  );
};

/** Patterns, and what each finds. */
const examples = [
  [String.raw`INV-\d+`, 'INV-20491'],
  [String.raw`\d{3}-\d{2}-\d{4}`, '078-05-1120'],
  [String.raw`\b[A-Z]{2}\d{6}\b`, 'AB123456'],
] as const;

const Hint = () => (
  <div id="pattern-hint" className="text-[0.8125rem] text-muted">
    <p>{t('A regular expression in RE2 syntax, for example:')}</p>
    <ul className="mt-1 grid gap-0.5">
      {examples.map(([pattern, found]) => (
        <li key={pattern}>
          <code dir="ltr">{pattern}</code> → <bdi>{found}</bdi>
        </li>
      ))}
    </ul>
  </div>
);
