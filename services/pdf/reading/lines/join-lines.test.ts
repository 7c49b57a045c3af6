import { joinLines } from './join-lines.js';

describe('the lines of a paragraph', () => {
  test.each([
    ['a divided word is put together', ['the cre-', 'ative act'], 'the creative act'],
    ['the hyphen of a compound stays', ['the Sun-', 'Spider suite'], 'the Sun-Spider suite'],
    ['the hyphen of a range stays', ['from 1990-', '95 on'], 'from 1990-95 on'],
    ['a hyphen may stand for what comes later', ['the pre-', 'and post-war years'], 'the pre- and post-war years'],
    ['a dash by itself is no hyphen', ['one -', 'two'], 'one - two'],
    ['a soft hyphen is only where a word was cut', ['the Trace\u00AD', 'Monkey'], 'the TraceMonkey'],
    ['Chinese has no spaces', ['天地', '玄黄'], '天地玄黄'],
  ])('%s', (_, lines, text) => {
    expect(joinLines(lines)).toBe(text);
  });
});
