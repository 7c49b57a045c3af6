import type { ActivityEntry, ActivityQuestion } from '../../../contracts/api/audit.js';
import type { ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { partsOfStream } from '../../../contracts/events/domain-event.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import type { Fact } from './event-facts.js';
import type { Lookups } from './lookups.js';

interface Grounds {
  readonly lookups: Lookups;
  readonly keys: Pick<PersonKeys, 'find'>;
}

type Test = (fact: Fact) => Promise<boolean>;

/** Whether an event is what is asked for, apart from its time; what is cheap to tell is looked at first. */
export const questionOf = ({ action, actor, document }: ActivityQuestion, grounds: Grounds): Test => {
  const types = action && new Set<string>(action);
  const tests: Test[] = [
    ...(types ? [async ({ type }: Fact) => types.has(type)] : []),
    ...(actor === undefined ? [] : [actorTest(actor, grounds)]),
    ...(document === undefined ? [] : [documentTest(document, grounds)]),
  ];
  return async (fact) => {
    for (const test of tests) if (!(await test(fact))) return false;
    return true;
  };
};

const actorTest = (asked: string, { lookups }: Grounds): Test => {
  const isPartOf = partTest(asked);
  const fits = (actor: ActivityEntry['actor']) =>
    actor !== null && (actor.id === asked || isPartOf(actor.name) || isPartOf(actor.email));
  return async (fact) => fits(await lookups.actorOf(fact));
};

const documentTest = (asked: string, { lookups, keys }: Grounds): Test => {
  const isPartOf = partTest(asked);
  const isIt = ({ id, shareHash, originalFileName, downloadName }: ConversionDocument): boolean =>
    id === asked || shareHash === asked || isPartOf(originalFileName) || isPartOf(downloadName);
  return async (fact) => {
    const conversion = await lookups.conversionOf(fact);
    if (conversion && isIt(conversion)) return true;
    const names = await openAll(keys, namesIn(fact));
    return names.some(isPartOf);
  };
};

/** Names that the event itself gives a document, as that which somebody downloaded it under. */
const namesIn = ({ stream, data: { name, files = [], result } }: Fact): string[] =>
  partsOfStream(stream).category === 'user'
    ? []
    : [name, ...files.map((file) => file.name), result?.name].filter((text) => text !== undefined);

const partTest = (asked: string): ((text: string | null) => boolean) => {
  const part = asked.toLowerCase();
  return (text) => text?.toLowerCase().includes(part) ?? false;
};
