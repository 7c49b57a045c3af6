import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { MB } from '../../../../contracts/byte-sizes.js';
import { DropArea } from '../../../parts/drop-area.js';
import { FileName } from '../../../parts/file-name.js';
import type { KahootQuizActor } from '../kahoot-quiz.machine.js';
import { t } from '../../../text/t.js';
import { locale } from '../../../text/language.js';

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;

/** Requirement: sizes are in MB. */
const inMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit: 'megabyte', ...DIGITS }).format(Math.max(bytes / MB, 0.01));

/** Takes files and lists them. */
export const QuizFiles = ({ actor }: { readonly actor: KahootQuizActor }) => {
  const { files, over } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <DropArea
        id="documents"
        title={t('Click to upload files')}
        hint={t('Supports: PDF, PNG, JPG, JPEG, TXT (max 25MB each)')}
        action={t(files.length === 0 ? 'Choose files' : 'Add files')}
        accept=".pdf,.png,.jpg,.jpeg,.txt"
        multiple
        quiet={files.length > 0}
        over={over}
        onFiles={(chosen) => actor.send({ type: 'files.chosen', files: chosen })}
      />
      {files.length > 0 && <ChosenDocuments actor={actor} files={files} />}
    </>
  );
};

interface ChosenDocumentsProps {
  readonly actor: KahootQuizActor;
  readonly files: readonly File[];
}

const ChosenDocuments = ({ actor, files }: ChosenDocumentsProps) => (
  <section aria-labelledby="chosen" className="rounded-3xl border border-line bg-card p-5 shadow-card">
    <h2 id="chosen" className="text-sm font-semibold text-muted">
      {t('Selected files ({n})', { n: files.length })}
    </h2>
    <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      {files.map((file, at) => (
        <ChosenDocument key={at} file={file} onRemove={() => actor.send({ type: 'file.removed', at })} />
      ))}
    </ul>
  </section>
);

interface ChosenDocumentProps {
  readonly file: File;
  readonly onRemove: () => void;
}

const ChosenDocument = ({ file: { name, size }, onRemove }: ChosenDocumentProps) => (
  <li className="flex items-center gap-3 rounded-2xl border border-line py-2 ps-4 pe-2">
    <FileText className="size-5 shrink-0 text-brand-text" aria-hidden="true" />
    <div className="min-w-0 flex-1">
      <FileName name={name} length={40} className="text-sm font-medium" />
      <p className="text-xs text-muted">{inMegabytes(size)}</p>
    </div>
    <button
      type="button"
      aria-label={t('Remove {name}', { name })}
      onClick={onRemove}
      className="min-h-10 rounded-full px-3 text-sm text-muted transition-colors hover:bg-ink/5 hover:text-ink disabled:opacity-55"
    >
      {t('Remove')}
    </button>
  </li>
);
