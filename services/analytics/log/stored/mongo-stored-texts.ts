import { MongoServerError } from 'mongodb';
import { DUPLICATE_KEY } from '../../../platform/mongo/mongo-link.js';
import { eachReachable, whileReachable, type MongoLink } from '../../../platform/mongo/mongo-link.js';
import type { StoredTexts, StoredText } from './stored-texts.js';
import { CheckpointTaken, type SharedCheckpoints } from '../tree/shared-checkpoints.js';

interface StoredCheckpoint {
  readonly _id: number;
  readonly note: string;
}

interface TextDocument {
  readonly _id: string;
  readonly text: string;
}

export const CHECKPOINTS_COLLECTION = 'checkpoints';

/** Whichever machine goes on signing finds it there. */
export const textsInMongo = (link: MongoLink): StoredTexts => ({
  shared: sharedCheckpoints(link),
  lastCheck: storedText(link, 'last-check'),
  sent: storedText(link, 'sent'),
});

const sharedCheckpoints = ({ db }: MongoLink): SharedCheckpoints => {
  const checkpoints = db.collection<StoredCheckpoint>(CHECKPOINTS_COLLECTION);
  return {
    notes: async function* () {
      for await (const { note } of eachReachable(checkpoints.find({}, { sort: { _id: 1 } }))) yield note;
    },
    add: async (number, note) => {
      try {
        await whileReachable(() => checkpoints.insertOne({ _id: number, note }));
      } catch (error) {
        if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
        throw new CheckpointTaken(number, { cause: error });
      }
    },
  };
};

const storedText = ({ db }: MongoLink, name: string): StoredText => {
  const texts = db.collection<TextDocument>('kept-texts');
  return {
    read: async () => (await whileReachable(() => texts.findOne({ _id: name })))?.text ?? '',
    write: async (text) => {
      await whileReachable(() => texts.replaceOne({ _id: name }, { text }, { upsert: true }));
    },
  };
};
