import { useSelector } from '@xstate/react';
import { DocumentPage } from '../../parts/document-page.js';
import { DropArea } from '../../parts/drop-area.js';
import { NameInText } from '../../parts/file-name.js';
import { Button } from '../../parts/button.js';
import { stateWords } from '../../parts/state-words.js';
import { RichText } from '../../text/rich-text.js';
import { t } from '../../text/t.js';
import { AskPages } from './ask/ask-pages.js';
import type { AskActor } from './ask/ask.machine.js';
import { FieldTools } from './ask/field-tools.js';
import { People } from './ask/people.js';
import { SendPart } from './ask/send-part.js';
import { SentLinks } from './ask/sent-links.js';
import { RequestListPart } from './list/request-list.js';
import type { RequestsActor } from './list/requests.machine.js';
import { LinkList } from './links/link-list.js';
import type { LinksActor } from './links/links.machine.js';
import { LeftList, RowsPart, useHasList } from './rows/rows-part.js';
import type { RowsActor } from './rows/rows.machine.js';
import { NameRoles } from './templates/name-roles.js';
import { TemplateList } from './templates/template-list.js';
import type { TemplatesActor } from './templates/templates.machine.js';

interface ScreenProps {
  readonly actors: {
    readonly ask: AskActor;
    readonly requests: RequestsActor;
    readonly templates: TemplatesActor;
    readonly rows: RowsActor;
    readonly links: LinksActor;
  };
  /** Keeps what is asked as a template. */
  readonly onKeep: () => void;
}

/** Asking for signatures, and what has become of what was asked. Renders the machines' states; decides nothing. */
export const SignatureRequestsScreen = ({ actors, onKeep }: ScreenProps) => {
  const { ask, requests, templates, rows, links } = actors;
  const state = useSelector(ask, (snapshot) => snapshot);
  const hasList = useHasList(rows);
  const isMakingList = useSelector(rows, (snapshot) => snapshot.hasTag('busy'));
  const listState = useSelector(requests, (snapshot) => stateWords(snapshot.value));
  return (
    <DocumentPage
      wide
      state={`${stateWords(state.value)} / ${listState}`}
      busy={state.hasTag('busy') || isMakingList}
      title={t('Ask for signatures')}
      lead={t('Place the fields, send each person a link, and see who has signed. They need no account.')}
    >
      {hasList && <RowsPart actor={rows} onDone={() => requests.send({ type: 'list.wanted' })} />}
      {state.matches('empty') && !hasList && (
        <>
          <LeftList actor={rows} />
          <Choosing actor={ask} />
          <TemplateList actor={templates} links={links} />
        </>
      )}
      {state.matches('present') && <Making actor={ask} onKeep={onKeep} />}
      {state.matches('sent') && <SentLinks actor={ask} onDone={() => requests.send({ type: 'list.wanted' })} />}
      <NameRoles actor={templates} />
      <LinkList actor={links} />
      <RequestListPart actor={requests} />
    </DocumentPage>
  );
};

const Choosing = ({ actor }: { readonly actor: AskActor }) => {
  const over = useSelector(actor, (state) => state.matches({ empty: 'over' }));
  return (
    <DropArea
      id="pdf"
      title={t('Upload a PDF')}
      hint={t('PDF up to 25 MB. It stays in this browser until you make the links.')}
      action={t('Choose a PDF')}
      accept=".pdf"
      over={over}
      onFiles={(files) => actor.send({ type: 'files.chosen', files })}
    />
  );
};

const Making = ({ actor, onKeep }: { readonly actor: AskActor; readonly onKeep: () => void }) => {
  const { file, sheet } = useSelector(actor, ({ context }) => context);
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <RichText text="Asking for signatures on {name}" parts={{ name: <NameInText name={file?.name ?? ''} /> }} />
        </p>
        <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'file.cleared' })}>
          {t('Choose another PDF')}
        </Button>
      </div>
      {sheet && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <AskPages actor={actor} />
          <div className="grid content-start gap-6">
            <People actor={actor} />
            <FieldTools actor={actor} />
            <SendPart actor={actor} onKeep={onKeep} />
          </div>
        </div>
      )}
    </div>
  );
};
