import { useSelector } from '@xstate/react';
import { Image, ImageOff, TextCursor, Undo2 } from 'lucide-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { PAGE_EDITS_MAX } from '../../../contracts/limits.js';
import type { PageEdit } from '../../../contracts/tools/page-edits.js';
import { askForLines } from '../../calls/editable-text.calls.js';
import { messageOf } from '../../notice.js';
import { Button, IconButton } from '../../parts/button.js';
import { Field, TextAreaField } from '../../parts/field.js';
import { Fold } from '../../parts/fold.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { editsOf } from '../machine/lines-context.js';
import { isRefused, type TextEdit } from '../marks/page-edits.js';
import { MoveObject } from './move-object.js';

interface TextChangesProps {
  readonly edit: EditActor;
}

/** The changes to the text and the pictures of the pages, each with the way back. */
export const TextChanges = ({ edit }: TextChangesProps) => {
  const edits = useSelector(edit, ({ context }) => editsOf(context));
  const isOn = useSelector(edit, ({ context }) => context.instrument === 'retype');
  if (!isOn && edits.length === 0) return null;
  return (
    <section aria-label={t('Changes of the text')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="border-t border-line pt-4 text-[0.9375rem] font-semibold">
        {t('Changes of the text ({n})', { n: edits.length })}
      </h2>
      {edits.length === 0 && <p className="text-sm text-muted">{t('None at present.')}</p>}
      <ol className="-mx-2.5 grid">
        {edits.map((one, at) => (
          <EditRow key={at} edit={edit} one={one} />
        ))}
      </ol>
      <Fold title={t('Move and remove without dragging')}>
        <MoveObject edit={edit} />
      </Fold>
      <Fold title={t('Find and replace')}>
        <Replacing edit={edit} />
      </Fold>
    </section>
  );
};

const sayChange = (edit: PageEdit): string => {
  const isLine = 'find' in edit && edit.find !== undefined;
  if (edit.kind === 'move') return isLine ? t('Line moved') : t('Picture moved');
  if (edit.kind === 'replace') return t('Picture replaced');
  return isLine ? t('Line removed') : t('Picture removed');
};

const ChangeWords = ({ one }: { readonly one: PageEdit }) =>
  one.kind === 'text' ? (
    <>
      <del className="text-muted">
        <bdi>{one.find}</bdi>
      </del>{' '}
      <ins className="font-medium no-underline">
        <bdi>{one.text === '' ? t('taken away') : one.text}</bdi>
      </ins>
    </>
  ) : (
    <span className="font-medium">
      {sayChange(one)} {'find' in one && <bdi className="font-normal text-muted">{one.find}</bdi>}
    </span>
  );

const EditRow = ({ edit, one }: TextChangesProps & { readonly one: PageEdit }) => {
  const problem = useSelector(edit, ({ context }) => (isRefused(one, context.problem) ? context.problem : ''));
  const Icon = 'find' in one && one.find !== undefined ? TextCursor : one.kind === 'delete' ? ImageOff : Image;
  return (
    <li className="grid gap-1 px-2.5 py-1">
      <div className="flex items-center gap-2.5">
        <Icon className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
        <p className="min-w-0 flex-1 text-sm">
          <ChangeWords one={one} />{' '}
          <span className="whitespace-nowrap text-muted">{t('Page {page}', { page: String(one.page) })}</span>
        </p>
        <IconButton label={t('Put back')} onClick={() => edit.send({ type: 'edit.removed', edit: one })}>
          <Undo2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {problem !== '' && <p className="text-[0.8125rem] text-danger">{problem}</p>}
      {problem !== '' && one.kind === 'text' && <CoverLine edit={edit} one={one} />}
    </li>
  );
};

const textIn = (form: FormData, name: string): string => {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
};

/** Adds what the replacement would change. @returns what there is to say about it. */
const replaceAll = async (edit: EditActor, form: FormData): Promise<string> => {
  const { file } = edit.getSnapshot().context;
  const wanted = { find: textIn(form, 'find'), text: textIn(form, 'text') };
  const findAndReplace = { ...wanted, matchCase: form.has('case'), wholeWords: form.has('words') };
  const { changes } = await askForLines({ file, page: 1, findAndReplace }, new AbortController().signal);
  edit.send({ type: 'edits.added', edits: changes.slice(0, PAGE_EDITS_MAX) });
  return changes.length === 0
    ? t('The document does not have this text.')
    : t('Places changed: {n}', { n: String(changes.length) });
};

interface CoverLineProps extends TextChangesProps {
  readonly one: TextEdit;
}

/** Where a line cannot be changed in its place, it is covered and written anew. */
const CoverLine = ({ edit, one }: CoverLineProps) => (
  <div className="grid gap-1.5">
    <Button tone="quiet" size="small" className="w-fit" onClick={() => edit.send({ type: 'line.covered', edit: one })}>
      {t('Cover it and write it anew')}
    </Button>
    <p className="text-[0.8125rem] text-muted">
      {t('The old words stay in the file under a white box; Redact takes words out for good.')}
    </p>
  </div>
);

/** All places of a text change at once, and are listed, so that some can be put back. */
const Replacing = ({ edit }: TextChangesProps) => {
  const id = useId();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setBusy(true);
    setSaid(t('Looking through the document …'));
    void replaceAll(edit, new FormData(event.currentTarget))
      .then(setSaid, (error: unknown) => setSaid(messageOf(error, t('The text of the page could not be read'))))
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-3 px-4 pb-4">
      <Field id={`${id}-find`} name="find" label={t('Find')} size="small" dir="auto" required />
      <Field id={`${id}-text`} name="text" label={t('Replace with')} size="small" dir="auto" />
      <label className="flex min-h-8 items-center gap-2 text-sm">
        <input type="checkbox" name="case" defaultChecked className="size-4 accent-brand" />
        {t('Capital and small letters as written')}
      </label>
      <label className="flex min-h-8 items-center gap-2 text-sm">
        <input type="checkbox" name="words" className="size-4 accent-brand" />
        {t('Whole words only')}
      </label>
      <Button type="submit" tone="quiet" size="small" className="w-fit" disabled={isBusy}>
        {t('Replace all')}
      </Button>
      <p role="status" className="text-[0.8125rem] text-muted empty:hidden">
        {said}
      </p>
    </form>
  );
};

/** On a phone, the chosen line is written in the sheet, at a size that nothing zooms to. */
export const LineSheet = ({ edit }: TextChangesProps) => {
  const id = useId();
  const retyped = useSelector(edit, ({ context }) => context.retyped);
  if (!retyped) return null;
  return (
    <div className="grid gap-3">
      <TextAreaField
        id={id}
        label={t('Line of text')}
        dir="auto"
        data-sheet-field="line"
        value={retyped.text}
        onChange={({ target }) => edit.send({ type: 'line.typed', text: target.value.replaceAll('\n', ' ') })}
      />
      <div className="flex gap-2">
        <Button size="small" onClick={() => edit.send({ type: 'line.taken' })}>
          {t('Take it')}
        </Button>
        <Button tone="quiet" size="small" onClick={() => edit.send({ type: 'line.left' })}>
          {t('Leave it as it was')}
        </Button>
      </div>
    </div>
  );
};
