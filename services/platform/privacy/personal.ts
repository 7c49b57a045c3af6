import type { DomainEvent } from '../../../contracts/events/domain-event.js';

/** Where an event holds what tells of a person: names of files and people, addresses, texts that they typed. */
const personal: Readonly<Partial<Record<DomainEvent['type'], readonly string[]>>> = {
  UploadReceived: ['name'],
  UploadRejected: ['name', 'facts.*'],
  ConversionRequested: ['files.*.name', 'options.*'],
  ConversionCompleted: ['result.name', 'notes.*.text', 'made.options.*'],
  ConversionFailed: ['facts.*', 'reason'],
  ConversionRenamed: ['name'],
  FileDownloaded: ['name'],
  UserSignedIn: ['name', 'email', 'picture'],
};

type Change = (text: string) => string;

/** References, such as that of sealed passwords, tell nothing and are looked up by other services. */
const isReference = (name: string): boolean => name.startsWith('@');

const changed = (value: unknown, path: readonly string[], change: Change): unknown => {
  const [step, ...rest] = path;
  if (typeof value === 'string') return step === undefined ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const item = (inner: unknown, name: string): unknown => {
    if (step === undefined || isReference(name)) return step === undefined ? changed(inner, [], change) : inner;
    return step === '*' || step === name ? changed(inner, rest, change) : inner;
  };
  if (Array.isArray(value)) return value.map((inner, index) => item(inner, String(index)));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, item(inner, name)]));
};

export const isPersonal = ({ type }: DomainEvent): boolean => personal[type] !== undefined;

/** The event with every text that tells of a person changed. */
export const changePersonal = <Event extends DomainEvent>(event: Event, change: Change): Event => ({
  ...event,
  data: (personal[event.type] ?? []).reduce<unknown>(
    (data, path) => changed(data, path.split('.'), change),
    event.data,
  ),
});
