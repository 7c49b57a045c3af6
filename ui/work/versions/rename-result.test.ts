import { createActor, toPromise } from 'xstate';
import { renameResult, type NewName } from './rename-result.js';

const renamed = async (input: NewName, answer: () => Response) => {
  const asked: unknown[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    asked.push([path, init?.method, init?.body]);
    return answer();
  };
  try {
    return { asked, output: await toPromise(createActor(renameResult, { input }).start()) };
  } finally {
    globalThis.fetch = real;
  }
};

describe('a new name of a result', () => {
  test('is asked of the server, and is what the server makes of it', async () => {
    const answer = () => Response.json({ id: 'c1', downloadName: 'Lease.pdf' });
    const { asked, output } = await renamed({ id: 'c1', name: 'Lease' }, answer);
    expect(asked).toEqual([['/api/conversions/c1', 'PATCH', '{"originalFileName":"Lease"}']]);
    expect(output).toEqual({ id: 'c1', name: 'Lease.pdf' });
  });

  test('stays in the browser for a file that was made there', async () => {
    const { asked, output } = await renamed({ id: 'here-1', name: 'Lease.pdf' }, () => Response.error());
    expect([asked, output]).toEqual([[], { id: 'here-1', name: 'Lease.pdf' }]);
  });
});
