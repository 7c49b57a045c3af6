import { createActor, fromPromise } from 'xstate';
import { CallFailed } from '../../../calls/server-reply.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { webPageWalk } from './fixtures/web-page.walk.js';
import { webPageMachine } from './web-page.machine.js';

const page = new File(['<p>'], 'Menu (example.org).html', { type: 'text/html' });

/** A field whose server answers with a page, or refuses. */
const given = (answer: () => Promise<File>) => {
  const asked: string[] = [];
  const taken: File[] = [];
  const machine = webPageMachine.provide({
    actors: {
      readWebPage: fromPromise<File, { readonly address: string }>(async ({ input }) => {
        asked.push(input.address);
        return answer();
      }),
    },
  });
  const actor = createActor(machine, { input: { take: (file: File) => void taken.push(file) } }).start();
  const read = async (address: string) => {
    actor.send({ type: 'address.typed', address });
    actor.send({ type: 'read.pressed' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    return actor.getSnapshot();
  };
  return { asked, taken, actor, read };
};

describe('a web page by its address', () => {
  test('is one of the chosen files once it was read, and the field is empty for the next one', async () => {
    const { taken, asked, read } = given(() => Promise.resolve(page));
    const { context } = await read(' example.org/menu ');
    expect([asked, taken, context.address]).toEqual([['https://example.org/menu'], [page], '']);
    await read('http://example.org/');
    expect(asked.at(-1)).toBe('http://example.org/');
  });

  test('stays in the field with the words of the server where it cannot be read', async () => {
    const error = 'Pages of example.com are not read here, only those of example.org';
    const facts = { host: 'example.com', hosts: 'example.org' };
    const body = JSON.stringify({ error, code: 'web-page.host-not-listed', facts });
    const { taken, read } = given(() => Promise.reject(new CallFailed(403, body, 'Forbidden')));
    const { context, value } = await read('example.com');
    expect([value, context.address, taken]).toEqual(['resting', 'example.com', []]);
    expect(context.problem).toBe(error);
  });

  test('is not waited for any longer once it is cancelled', async () => {
    const { taken, actor, read } = given(() => new Promise(() => undefined));
    expect((await read('example.org')).value).toBe('reading');
    actor.send({ type: 'cancel.pressed' });
    expect([actor.getSnapshot().value, taken]).toEqual(['resting', []]);
  });

  testEveryEdge(webPageWalk);
});
