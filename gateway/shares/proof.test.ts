import type { Receipt } from '../../contracts/api/proof.js';
import { questions } from '../../contracts/subjects.js';
import { codeIn, NOBODY, recipientsOf } from '../fixtures/recipients.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

let running: Running;
let { shared, ask } = {} as ReturnType<typeof recipientsOf>;
beforeAll(async () => {
  running = await startGateway();
  ({ shared, ask } = recipientsOf(running));
});
afterAll(() => running.stop());

const receipt = { format: 'docket-receipt/1', position: '7' } as Receipt;

describe('the proof of a shared file', () => {
  test('says so while nobody keeps the proofs of this log', async () => {
    const { hash } = await shared();
    const answer = await ask(`/api/proof/${hash}`);
    expect({ status: answer.status, code: codeIn(answer) }).toEqual({ status: 503, code: 'service.unavailable' });
  });

  test('is the receipt of the event of its result, to be kept as a file', async () => {
    const { hash } = await shared(Buffer.from('result'), '報告.pdf');
    const asked: unknown[] = [];
    const answers = await running.bus.answer(questions.receiptOfEvent, async (question) => {
      asked.push(question);
      return receipt;
    });
    const { status, headers, body } = await ask(`/api/proof/${hash}`);
    await answers.stop();
    expect([status, JSON.parse(body.toString())]).toEqual([200, receipt]);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['content-disposition']).toMatch(/^attachment; .*%E5%A0%B1%E5%91%8A\.pdf\.proof\.json/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(asked).toEqual([{ position: hash, isRenamed: false }]);
  });

  test('is not there for a link that is not, and refused for what is no hash', async () => {
    expect(codeIn(await ask(`/api/proof/${NOBODY}`))).toBe('share-link.not-found');
    expect(codeIn(await ask('/api/proof/short'))).toBe('share-link.invalid');
  });
});
