import { useSelector } from '@xstate/react';
import { FileOutput, Heading, ScanText, Table } from 'lucide-react';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { exportWord } from '../../../contracts/tools/export-word.js';
import { exportFormats, type ExportFormat } from '../../calls/documents.calls.js';
import { Button } from '../../parts/button.js';
import { InfoCards, type InfoCard } from '../../parts/info-cards.js';
import { stateWords } from '../../parts/state-words.js';
import { CapabilityNotes } from '../../tools/documents/capability-notes.js';
import { DocumentSlot } from '../../tools/documents/document-slot.js';
import { MakingPage } from '../../tools/documents/making-page.js';
import { fieldsOf, type Field } from '../../tools/fields-of-options.js';
import { LanguagesField } from '../../tools/languages-field.js';
import { ChoiceField } from '../../tools/option-fields.js';
import type { ExportActor } from './export.machine.js';
import { t, translated } from '../../text/t.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

const cards: readonly (InfoCard & { readonly title: Text; readonly text: Text })[] = [
  {
    Icon: Heading,
    title: 'Editable text',
    text: 'Lines become paragraphs, headings and lists you can edit.',
  },
  {
    Icon: Table,
    title: 'Tables and pictures',
    text: 'Tables stay tables you can edit; pictures are kept.',
  },
  {
    Icon: ScanText,
    title: 'Scans too',
    text: 'Text in scanned pages and pictures is recognised and can be edited.',
  },
];

const formatField: Field = {
  name: 'format',
  label: 'Format',
  kind: 'choice',
  choices: Object.keys(exportFormats),
  initial: 'word',
  names: { word: 'Word', powerpoint: 'PowerPoint' },
  hints: { word: 'Text you can edit', powerpoint: 'One slide for each page' },
};

const languageFields = fieldsOf(exportWord).filter(({ kind }) => kind === 'languages');

interface ExportScreenProps {
  readonly actor: ExportActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const ExportScreen = ({ actor, capabilities }: ExportScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { made, failure, file } = state.context;
  return (
    <MakingPage
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title={t('Export to Word or PowerPoint')}
      lead={t('Turn a PDF, image or text file into a document you can edit.')}
      words={{ made: t('Your document is downloaded'), working: t('Generating your export...') }}
      made={made}
      source={file}
      failure={failure}
      run={state.children.run}
      form={<ExportForm actor={actor} />}
      onDownload={() => actor.send({ type: 'download.pressed' })}
      onRetry={() => actor.send({ type: 'export.pressed' })}
      onCancel={() => actor.send({ type: 'cancel.pressed' })}
    >
      <CapabilityNotes capabilities={capabilities} needs={['recognition']} />
      <InfoCards
        title={t('What to expect')}
        cards={cards.map(({ Icon, title, text }) => ({ Icon, title: translated(title), text: translated(text) }))}
      />
    </MakingPage>
  );
};

const ExportForm = ({ actor }: { readonly actor: ExportActor }) => {
  const { file, over, format, scanLanguages } = useSelector(actor, ({ context }) => context);
  return (
    <DocumentSlot
      id="document"
      title={t('Drop your file here or click to upload')}
      hint={t('PDF, images or text up to 25 MB')}
      action={t('Choose a file')}
      accept=".pdf,.png,.jpg,.jpeg,.txt,.doc,.docx"
      over={over}
      file={file}
      onFiles={(files) => actor.send({ type: 'files.chosen', files })}
      onSubmit={() => actor.send({ type: 'export.pressed' })}
    >
      <ChoiceField
        field={formatField}
        id="format"
        value={format}
        problem={null}
        onChange={(chosen) => actor.send({ type: 'format.chosen', format: chosen as ExportFormat })}
      />
      {languageFields.map((field) => (
        <LanguagesField
          key={field.name}
          field={field}
          id="scan-languages"
          value={scanLanguages}
          problem={null}
          onChange={(chosen) => actor.send({ type: 'languages.chosen', scanLanguages: String(chosen) })}
        />
      ))}
      <Button type="submit" size="large" tone={file ? 'primary' : 'quiet'}>
        <FileOutput className="size-[1.125rem]" aria-hidden="true" />
        {t('Export to {format}', { format: exportFormats[format].name })}
      </Button>
    </DocumentSlot>
  );
};
