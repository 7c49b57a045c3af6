import type { ActivityEntry, ActivityQuestion } from '../../../contracts/api/audit.js';
import type { ConversionDocument } from '../../../contracts/read-models/conversion-document.js';
import { partsOfStream } from '../../../contracts/events/domain-event.js';
import type { PersonKeys } from '../../platform/privacy/person-keys.js';
import { openAll } from '../../platform/privacy/sealed-text.js';
import type { Fact } from './event-facts.js';
import type { Lookups } from './lookups.js';

interface FilterSources {
  readonly lookups: Lookups;
  readonly keys: Pick<PersonKeys, 'find'>;
}

type Test = (fact: Fact) => Promise<boolean>;

/** Whether an event fits a question, apart from its time; the cheap conditions come first. */
export const activityFilter = ({ action, actor, document }: ActivityQuestion, sources: FilterSources): Test => {
  const types = action && new Set<string>(action);
  const tests: Test[] = [
    ...(types ? [async ({ type }: Fact) => types.has(type)] : []),
    ...(actor === undefined ? [] : [actorTest(actor, sources)]),
    ...(document === undefined ? [] : [documentTest(document, sources)]),
  ];
  return async (fact) => {
    for (const test of tests) if (!(await test(fact))) return false;
    return true;
  };
};

const actorTest = (asked: string, { lookups }: FilterSources): Test => {
  const isPartOf = partTest(asked);
  const fits = (actor: ActivityEntry['actor']) =>
    actor !== null && (actor.id === asked || isPartOf(actor.name) || isPartOf(actor.email));
  return async (fact) => fits(await lookups.actorOf(fact)) || fits(await lookups.ownerOf(fact));
};

const documentTest = (asked: string, { lookups, keys }: FilterSources): Test => {
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

/** Names in the event itself, such as the one that a file was downloaded under. */
const namesIn = ({ stream, data: { name, files = [], result } }: Fact): string[] =>
  partsOfStream(stream).category === 'user'
    ? []
    : [name, ...files.map((file) => file.name), result?.name].filter((text) => text !== undefined);

const partTest = (asked: string): ((text: string | null) => boolean) => {
  const part = asked.toLowerCase();
  return (text) => text?.toLowerCase().includes(part) ?? false;
};
