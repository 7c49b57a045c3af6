import { randomUUID } from 'node:crypto';
import type { ConvertReply } from '../../contracts/api/conversions.js';
import type { startAccountProvider } from '../../gateway/fixtures/account-provider.js';
import { openClient, type Client } from '../harness/http-client.js';
import type { Docket } from '../harness/running-docket.js';
import { ofType, readLog } from '../harness/event-log.js';
import { openLive } from '../harness/live-messages.js';
import { textPdf } from '../samples/sample-files.js';
import { signIn } from '../harness/sign-in-as.js';

/** Somebody whose name, files and words are found nowhere else. */
export interface Person {
  readonly mark: string;
  readonly client: Client;
  readonly userId: string;
  readonly made: readonly ConvertReply[];
}

type Provider = Pick<Awaited<ReturnType<typeof startAccountProvider>>, 'isNow'>;

/** Signs in as whoever has this mark. */
export const enterAs = async (provider: Provider, mark: string, client: Client): Promise<Client> => {
  provider.isNow({ sub: mark, name: `Name${mark}`, email: `mail${mark}@example.org`, email_verified: true });
  await signIn(client);
  return client;
};

export const convertAs = async (client: Client, mark: string): Promise<ConvertReply> => {
  const live = await openLive(client);
  const file = await textPdf(`File${mark}.pdf`, `Text${mark}`);
  const accepted = await client.accepted('pdf-watermark', [file], { watermarkText: `Words${mark}` });
  const { status } = await live.endOf(accepted.id);
  live.close();
  if (status !== 'completed') throw new Error(`it is ${status}`);
  return accepted;
};

/** A member with one conversion from before signing in, and one from after. */
export const personAt = async ({ address, dataDir }: Docket, provider: Provider): Promise<Person> => {
  const mark = randomUUID().slice(0, 8);
  const client = openClient(address);
  const before = await convertAs(client, mark);
  await enterAs(provider, mark, client);
  const conversions = [before, await convertAs(client, mark)];
  const { userId } = ofType(await readLog(dataDir), 'UserSignedIn').at(-1)!.data;
  return { mark, client, userId, made: conversions };
};
