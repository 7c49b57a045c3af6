import { useSelector } from '@xstate/react';
import { FileText, FileUp, X } from 'lucide-react';
import { fileTypes, maxBytesOf, type FileKind } from '../../../contracts/files.js';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { IconButton } from '../../parts/button.js';
import { buttonLook } from '../../parts/button-look.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { FileInput, SHOWS_INPUT_FOCUS } from '../../parts/file-input.js';
import { FileName } from '../../parts/file-name.js';
import { megabytes } from '../../text/megabytes.js';
import { humanSize } from '../../text/sizes.js';
import { kindOf } from './testing-context.js';
import type { TestingActor } from './testing-pdf-tools.machine.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';
import { t } from '../../text/t.js';

interface FileSlotProps {
  readonly actor: TestingActor;
  readonly kind: FileKind;
}

const words = {
  pdf: ['PDF', 'Choose a PDF'],
  image: ['Picture', 'Choose a picture'],
  drawing: ['Drawing', 'Choose a drawing'],
  text: ['Text', 'Choose a text file'],
  office: ['Office document', 'Choose a document'],
  mail: ['E-mail', 'Choose an e-mail'],
  book: ['E-book', 'Choose an e-book'],
  iwork: ['iWork file', 'Choose an iWork file'],
} as const satisfies Readonly<Record<FileKind, readonly [label: Text, choice: Text]>>;

const extensionsOf = (kind: FileKind): string =>
  fileTypes.flatMap((type) => (type.kind === kind ? type.extensions : [])).join(',');

const limitOf = (kind: FileKind): string => {
  const labels = fileTypes.flatMap((type) => (type.kind === kind ? type.label : []));
  const types = [...new Set(labels)].reduce((first, next) => t('{first} or {next}', { first, next }));
  return t('One {types} up to {size} MB', { types, size: megabytes(maxBytesOf(kind)) });
};

/** Chooses the one file of a kind. */
export const FileSlot = ({ actor, kind }: FileSlotProps) => {
  const file = useSelector(actor, ({ context }) => context.files.find((one) => kindOf(one) === kind));
  const [label] = words[kind];
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{t(label)}</p>
      {file ? <ChosenFile actor={actor} kind={kind} file={file} /> : <EmptySlot actor={actor} kind={kind} />}
    </div>
  );
};

const ChosenFile = ({ actor, kind, file }: FileSlotProps & { readonly file: File }) => (
  <div className="flex items-center gap-3 rounded-2xl border border-line py-2 ps-4 pe-2">
    <FileText className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
    <div className="min-w-0 flex-1">
      <FileName name={file.name} length={NAME_SHOWN.dialog} className="text-sm font-medium" />
      <p className="text-xs text-muted">{humanSize(file.size)}</p>
    </div>
    <IconButton
      ref={catchFocus}
      label={t('Remove {name}', { name: file.name })}
      onClick={() => {
        actor.send({ type: 'file.removed', kind });
      }}
    >
      <X className="size-4" aria-hidden="true" />
    </IconButton>
  </div>
);

const EmptySlot = ({ actor, kind }: FileSlotProps) => {
  const id = `testing-${kind}`;
  const [, choice] = words[kind];
  return (
    <div className="relative grid justify-items-center gap-3 rounded-2xl border-2 border-dashed border-line px-4 py-7">
      <FileInput
        id={id}
        accept={extensionsOf(kind)}
        onFiles={(files) => {
          actor.send({ type: 'files.chosen', files });
        }}
      />
      <label htmlFor={id} className={buttonLook({ tone: 'quiet' }, SHOWS_INPUT_FOCUS)}>
        <FileUp className="size-4" aria-hidden="true" />
        {t(choice)}
        <span className="absolute inset-0 rounded-2xl" />
      </label>
      <p className="text-[0.8125rem] text-muted">{limitOf(kind)}</p>
    </div>
  );
};
