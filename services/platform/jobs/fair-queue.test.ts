import { nextOf, type Running, type Waiting } from './turns.js';

const bounds = { size: 2, most: 6 };

interface Named extends Waiting {
  readonly name: string;
}
const waits = (name: string, changes: Partial<Waiting> = {}): Named => ({
  name,
  owner: name.charAt(0),
  isLong: false,
  needsRoom: false,
  ...changes,
});
const runs = (owner: string, changes: Partial<Running> = {}): Running => ({
  owner,
  isSlow: false,
  needsRoom: false,
  ...changes,
});
const slow = (owner: string): Running => runs(owner, { isSlow: true });

interface Given {
  readonly waiting: readonly Named[];
  readonly running?: readonly Running[];
  readonly lastTurns?: Readonly<Record<string, number>>;
}
/** The name of the job whose turn it is. */
const turnOf = ({ waiting, running = [], lastTurns = {} }: Given): string | undefined =>
  nextOf({ waiting, running, lastTurnOf: (owner) => lastTurns[owner] ?? 0 }, bounds)?.name;

describe('whose job runs next', () => {
  test('is who came first, as long as nobody runs anything', () => {
    expect(turnOf({ waiting: [waits('a1'), waits('b1')] })).toBe('a1');
  });

  test('is, alone, the same visitor as long as there are places', () => {
    expect(turnOf({ waiting: [waits('a2')], running: [runs('a')] })).toBe('a2');
    expect(turnOf({ waiting: [waits('a3')], running: [runs('a'), runs('a')] })).toBeUndefined();
  });

  test('is another visitor, however many jobs of the first came before', () => {
    const many = Array.from({ length: 50 }, (_, at) => waits(`a${at + 2}`));
    expect(turnOf({ waiting: [...many, waits('b1')], running: [runs('a')] })).toBe('b1');
  });

  test('is another visitor, even where all places are taken by one', () => {
    expect(turnOf({ waiting: [waits('a3'), waits('b1')], running: [runs('a'), runs('a')] })).toBe('b1');
  });

  test('is, of those with equally many, who waits longest for a turn', () => {
    const lastTurns = { a: 3, b: 1, c: 2 };
    expect(turnOf({ waiting: [waits('a1'), waits('b1'), waits('c1')], lastTurns })).toBe('b1');
  });

  test('is nobody where as many run as there may be', () => {
    const running = ['a', 'b', 'c', 'd', 'e', 'f'].map((owner) => runs(owner));
    expect(turnOf({ waiting: [waits('g1')], running })).toBeUndefined();
  });
});

describe('the slow lane', () => {
  test('leaves the places of the others free', () => {
    expect(turnOf({ waiting: [waits('b2')], running: [slow('a'), slow('a'), runs('b')] })).toBe('b2');
  });

  test('takes who is known to run long, up to its own size', () => {
    const long = { isLong: true };
    expect(turnOf({ waiting: [waits('a2', long)], running: [slow('b')] })).toBe('a2');
    expect(turnOf({ waiting: [waits('a2', long)], running: [slow('b'), slow('c')] })).toBeUndefined();
  });

  test('that is full makes nobody else wait', () => {
    const running = [slow('a'), slow('b')];
    expect(turnOf({ waiting: [waits('c1', { isLong: true }), waits('d1')], running })).toBe('d1');
  });
});

describe('a job that needs all the memory one may have', () => {
  test('waits until there is room for it', () => {
    const waiting = [waits('a1', { needsRoom: true })];
    expect(turnOf({ waiting, running: [slow('b'), slow('c')] })).toBeUndefined();
    expect(turnOf({ waiting, running: [slow('b')] })).toBe('a1');
  });

  test('keeps others from running beyond what there is memory for', () => {
    const running = [runs('a', { needsRoom: true }), runs('b')];
    expect(turnOf({ waiting: [waits('c1')], running })).toBeUndefined();
  });
});
