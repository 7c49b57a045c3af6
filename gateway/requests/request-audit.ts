import { CONSENT_VERSION, type AuditPage, type AuditPart } from '../../contracts/api/signature-requests.js';
import type { RequestProof } from '../../contracts/api/proof.js';
import type {
  RequestRecipient,
  SignatureRequestEvent,
  SigningMannerName,
} from '../../contracts/events/signature-request.js';
import { requestEventNames } from '../../contracts/request-event-names.js';
import type { PlainText } from '../../contracts/texts/text-catalogue.js';
import { wording, type Spoken } from '../../contracts/texts/wording.js';
import type { EventRecord } from '../../services/platform/event-store/event-store.js';
import { upcast } from '../../services/platform/event-store/upcast.js';

type RequestEventType = SignatureRequestEvent['type'];
type EventOfRequest<Type extends RequestEventType> = Extract<SignatureRequestEvent, { readonly type: Type }>;
type Row = AuditPart['rows'][number];

/** Where what is written is wanted: a language, and the address of this installation. */
interface Wanted {
  readonly spoken: Spoken;
  readonly address: string;
}

/** Writes the audit page of a signature request from its proven events. */
export const auditPageOf = (proof: RequestProof, { spoken, address }: Wanted): AuditPage => {
  const events = eventsIn(proof);
  const asked = only(events, 'SignatureRequested')[0];
  if (!asked) throw new Error('a request begins with what was asked');
  const { name, recipients } = asked.data;
  return {
    language: spoken.language,
    title: wording(spoken, 'Signature audit: {name}', { name }),
    intro: `${wording(spoken, 'Who was asked to sign a document, and what each of them did, as the log of this installation recorded it.')} ${wording(spoken, 'The document is sealed with the certificate of this server. This is not a qualified electronic signature, and proves no identity beyond who held each link.')}`,
    parts: [
      documentPart(spoken, events, asked),
      ...recipients.map((recipient) => recipientPart(spoken, events, recipient)),
      logPart(spoken, events, proof),
    ],
    outro: wording(
      spoken,
      'Everything on this page stands in proof.json, which is attached to it. {program} checks that file, and the signed document with it, without this server: node verify-proof.mjs proof.json signed.pdf',
      { program: `${address}/verify-proof.mjs` },
    ),
  };
};

const eventsIn = ({ events }: RequestProof): readonly SignatureRequestEvent[] =>
  events.map(({ proof, told }) => {
    const { data: _, ...written } = JSON.parse(proof.event) as EventRecord;
    return upcast({ ...written, data: told }) as SignatureRequestEvent;
  });

const only = <Type extends RequestEventType>(
  events: readonly SignatureRequestEvent[],
  type: Type,
): readonly EventOfRequest<Type>[] => events.filter((event): event is EventOfRequest<Type> => event.type === type);

/** In one zone for everybody who reads it. */
const momentOf = (at: string): string => `${at.slice(0, 19).replace('T', ' ')} UTC`;

const documentPart = (
  spoken: Spoken,
  events: readonly SignatureRequestEvent[],
  { data }: EventOfRequest<'SignatureRequested'>,
): AuditPart => {
  const signed = only(events, 'RecipientSigned').at(-1);
  const last = events.at(-1);
  const rows: Row[] = [
    [wording(spoken, 'Name'), data.name],
    [wording(spoken, 'Signature request'), data.requestId],
    [wording(spoken, 'SHA-256 as it was chosen'), data.original],
    [wording(spoken, 'SHA-256 with its fields'), data.file.sha256],
    [wording(spoken, 'SHA-256 as it is signed'), signed?.data.file.sha256 ?? '—'],
    [wording(spoken, 'Asked for at'), momentOf(data.at)],
    [wording(spoken, 'Open until'), momentOf(data.expiresAt)],
    ...(last
      ? [
          [
            wording(spoken, 'Last event'),
            `${wording(spoken, requestEventNames[last.type])}, ${momentOf(last.data.at)}`,
          ] as Row,
        ]
      : []),
  ];
  return { heading: wording(spoken, 'Document'), rows };
};

const recipientPart = (
  spoken: Spoken,
  events: readonly SignatureRequestEvent[],
  asked: RequestRecipient,
): AuditPart => {
  const isTheirs = ({ data }: { readonly data: { readonly recipient: number } }): boolean =>
    data.recipient === asked.number;
  const handed = only(events, 'RequestHandedOn').filter(isTheirs);
  const { name } = handed.at(-1)?.data.to ?? asked;
  const opened = only(events, 'RequestOpened').findLast(isTheirs)?.data;
  const signed = only(events, 'RecipientSigned').find(isTheirs)?.data;
  const declined = only(events, 'RequestDeclined').find(isTheirs)?.data;
  const isBeginner = only(events, 'RequestBegunByLink').some(isTheirs);
  const rows = personRows(spoken, asked, { handed, isBeginner });
  rows.push([wording(spoken, 'Opened at'), opened ? `${momentOf(opened.at)} · ${opened.address}` : '—']);
  if (declined) rows.push(...refusalRows(spoken, declined));
  else rows.push([wording(spoken, 'Signed at'), signed ? `${momentOf(signed.at)} · ${signed.address}` : '—']);
  if (signed) rows.push(...signatureRows(spoken, signed));
  return { heading: `${asked.number}. ${name}`, rows };
};

/** How a place came to be somebody's. */
interface Coming {
  readonly handed: readonly EventOfRequest<'RequestHandedOn'>[];
  /** They began the request themselves. */
  readonly isBeginner: boolean;
}

const personRows = (spoken: Spoken, asked: RequestRecipient, { handed, isBeginner }: Coming): Row[] => {
  const { email } = handed.at(-1)?.data.to ?? asked;
  const begun: Row[] = isBeginner
    ? [[wording(spoken, 'Asked by'), wording(spoken, 'A link for many people; name and address are as they gave them')]]
    : [];
  const address: Row[] = email === '' ? begun : [...begun, [wording(spoken, 'Email'), email]];
  if (handed.length === 0) return address;
  const rows = handed.map(({ data: { to, at, address: network } }): Row => [
    wording(spoken, 'Handed on'),
    wording(spoken, '{time} · {address} · to {name}', {
      time: momentOf(at),
      address: network,
      name: nameAndAddress(to),
    }),
  ]);
  return [[wording(spoken, 'Asked first'), nameAndAddress(asked)], ...rows, ...address];
};

const refusalRows = (
  spoken: Spoken,
  { at, address, reason }: EventOfRequest<'RequestDeclined'>['data'],
): readonly Row[] => {
  const when: Row = [wording(spoken, 'Declined at'), `${momentOf(at)} · ${address}`];
  return reason === '' ? [when] : [when, [wording(spoken, 'Reason'), reason]];
};

const nameAndAddress = ({ name, email }: Pick<RequestRecipient, 'name' | 'email'>): string =>
  email === '' ? name : `${name} (${email})`;

const mannerNames = {
  typed: 'Name in letters',
  drawn: 'Drawn',
  picture: 'Picture',
} as const satisfies Record<SigningMannerName, PlainText>;

const signatureRows = (spoken: Spoken, signed: EventOfRequest<'RecipientSigned'>['data']): readonly Row[] => [
  [wording(spoken, 'Manner'), wording(spoken, mannerNames[signed.manner])],
  [wording(spoken, 'Agreed to'), consentIn(spoken, signed.consent)],
  [wording(spoken, 'SHA-256 before'), signed.builtOn],
  [wording(spoken, 'SHA-256 after'), signed.file.sha256],
];

/** The words of another version are not known here, only its name. */
const consentIn = (spoken: Spoken, version: string): string =>
  version === CONSENT_VERSION
    ? `${wording(spoken, 'I have read this document, and I sign it electronically.')} (${version})`
    : version;

const logPart = (
  spoken: Spoken,
  events: readonly SignatureRequestEvent[],
  { events: proven }: RequestProof,
): AuditPart => {
  const key = proven.at(-1)?.proof.key ?? '';
  return {
    heading: wording(spoken, 'Log'),
    rows: [
      ...events.map((event, index): Row => [
        momentOf(event.data.at),
        wording(spoken, '{event} (number {n} of the log)', {
          event: wording(spoken, requestEventNames[event.type]),
          n: (proven[index]?.proof.index ?? 0) + 1,
        }),
      ]),
      [wording(spoken, 'Key of the log'), key],
    ],
  };
};
