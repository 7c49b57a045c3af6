import { z } from 'zod';
import type { TranslationPairs } from '../../../../contracts/api/capabilities.js';
import {
  languageNames,
  targetLanguages,
  type LanguageCode,
  type TargetLanguage,
} from '../../../../contracts/languages.js';

/** The parts of a model that are used here, as the registry names them. */
const partTypes = ['model', 'lex', 'vocab', 'srcvocab', 'trgvocab'] as const;
export type PartType = (typeof partTypes)[number];

/** A file of a model as Mozilla's registry lists it; newer lists name the languages otherwise. */
export const modelRecord = z.object({
  fromLang: z.string().optional(),
  toLang: z.string().optional(),
  sourceLanguage: z.string().optional(),
  targetLanguage: z.string().optional(),
  version: z.string().regex(/^\d+(?:\.\w+)*$/),
  fileType: z.string(),
  name: z.string().regex(/^[\w.-]{1,120}$/),
  attachment: z.object({
    hash: z.string().regex(/^[0-9a-f]{64}$/i),
    size: z.number().int().positive(),
    location: z.string().optional(),
  }),
});
export type ModelRecord = z.output<typeof modelRecord>;

/** The size, the hash and the place that a file of a model must have. */
export interface ModelPart {
  readonly type: PartType;
  readonly name: string;
  readonly size: number;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
  /** Where the registry has it. */
  readonly location: string | undefined;
}

/** A model for one direction, to or from English. */
export interface ListedModel {
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly version: string;
  /** Folder of its files, by the registry's own names of the languages: `en-de`. */
  readonly folder: string;
  readonly parts: readonly ModelPart[];
}

/** `en-de 2.1`, as people are told of a model. */
export const nameOfModel = ({ from, to, version }: Pick<ListedModel, 'from' | 'to' | 'version'>): string =>
  `${from}-${to} ${version}`;

/** Names of languages in the registry that are others here. */
const OTHER_NAMES: Readonly<Record<string, LanguageCode>> = { nb: 'no', 'zh-Hans': 'zh', zh_hans: 'zh', iw: 'he' };

const languageOf = (name: string | undefined): LanguageCode | undefined => {
  if (name === undefined) return undefined;
  const code = OTHER_NAMES[name] ?? name;
  return Object.hasOwn(languageNames, code) ? (code as LanguageCode) : undefined;
};

/** From this version on, files are packed otherwise than the engine reads them. */
const FIRST_UNREAD_VERSION = 3;

const isPart = (type: string): type is PartType => (partTypes as readonly string[]).includes(type);

/** The models that a list tells of and that the engine reads, the newest of each direction. */
export const modelsIn = (records: readonly ModelRecord[]): readonly ListedModel[] => {
  const byVersion = new Map<string, ModelRecord[]>();
  for (const record of records.filter(isReadable))
    byVersion.set(keyOf(record), [...(byVersion.get(keyOf(record)) ?? []), record]);
  const models = [...byVersion.values()].flatMap((files) => modelOf(files) ?? []);
  const newest = new Map<string, ListedModel>();
  for (const model of models.toSorted((one, other) => comparedVersions(one.version, other.version)))
    newest.set(`${model.from}-${model.to}`, model);
  return [...newest.values()];
};

const comparedVersions = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** Versions with a letter are tried out in Firefox Nightly. */
const isReadable = ({ version, fileType }: ModelRecord): boolean =>
  isPart(fileType) && !/[a-z]/i.test(version) && Number.parseInt(version, 10) < FIRST_UNREAD_VERSION;

const languagesOf = ({ fromLang, toLang, sourceLanguage, targetLanguage }: ModelRecord) => ({
  from: fromLang ?? sourceLanguage ?? '',
  to: toLang ?? targetLanguage ?? '',
});

/** The folder of a file, by the registry's own names of its languages. */
export const directionOf = (record: ModelRecord): string => {
  const { from, to } = languagesOf(record);
  return `${from}-${to}`;
};

const keyOf = (record: ModelRecord): string => `${directionOf(record)} ${record.version}`;

/** Undefined for languages that nobody chooses here, and where files are missing from the list. */
const modelOf = (files: readonly ModelRecord[]): ListedModel | undefined => {
  const [first] = files;
  if (!first) return undefined;
  const names = languagesOf(first);
  const from = languageOf(names.from);
  const to = languageOf(names.to);
  if (from === undefined || to === undefined || (from === 'en') === (to === 'en')) return undefined;
  const parts = files.flatMap(({ fileType, name, attachment: { hash, size, location } }) =>
    isPart(fileType) ? [{ type: fileType, name, size, hash: hash.toLowerCase(), location }] : [],
  );
  const model = { from, to, version: first.version, folder: directionOf(first), parts };
  return isWhole(parts) ? model : undefined;
};

const isWhole = (parts: readonly ModelPart[]): boolean => {
  const has = (type: PartType) => parts.filter((part) => part.type === type).length === 1;
  return has('model') && (has('vocab') || (has('srcvocab') && has('trgvocab')));
};

/** The one model of a pair, or the two that go by English; undefined where there is no way. */
export const wayBetween = <Model extends Pick<ListedModel, 'from' | 'to'>>(
  models: readonly Model[],
  source: LanguageCode,
  target: LanguageCode,
): readonly Model[] | undefined => {
  const find = (from: LanguageCode, to: LanguageCode) => models.find((one) => one.from === from && one.to === to);
  const direct = find(source, target);
  if (direct) return [direct];
  const first = find(source, 'en');
  const second = find('en', target);
  return first && second ? [first, second] : undefined;
};

/** The targets of each language that these models translate from, by English where there is no other way. */
export const targetsBySource = (models: readonly Pick<ListedModel, 'from' | 'to'>[]): TranslationPairs[] => {
  const targets = Object.keys(targetLanguages) as TargetLanguage[];
  return (Object.keys(languageNames) as LanguageCode[])
    .map((from) => ({
      from,
      to: targets.filter((to) => to !== from && wayBetween(models, from, to) !== undefined),
    }))
    .filter(({ to }) => to.length > 0);
};
