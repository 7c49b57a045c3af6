import { readRunArguments } from './typed-arguments.js';

const env = { DOCKET_URL: 'https://docket.example/', DOCKET_KEY: 'dkt_key' };

// Requirement.
describe('what is typed after docket run', () => {
  test('names a tool by its short name, files, options and where the result goes', () => {
    expect(readRunArguments(['compress', 'in.pdf', '-o', 'out.pdf', '--quality', 'low'], env)).toMatchObject({
      tool: { id: 'pdf-compress' },
      inputs: ['in.pdf'],
      options: { quality: 'low' },
      output: 'out.pdf',
      server: 'https://docket.example',
      key: 'dkt_key',
    });
  });

  test('names a server before the environment does, or none', () => {
    expect(readRunArguments(['to-pdf', 'a.txt', '--server', 'http://other:1'], env).server).toBe('http://other:1');
    expect(readRunArguments(['to-pdf', 'a.txt', '--local'], env).server).toBeUndefined();
  });

  test.each([
    [[], 'which tool'],
    [['shrink', 'a.pdf'], '"shrink" is no tool'],
    [['compress'], 'which files'],
    [['compress', 'a.pdf', '--quality'], 'pdf-compress has --'],
    [['compress', 'a.pdf', '--qualty', 'low'], 'pdf-compress has --'],
    [['compress', 'a.pdf', '--server', 'elsewhere'], '--server: "elsewhere" is no address'],
  ])('is refused in words: %j', (words, complaint) => {
    expect(() => readRunArguments(words, env)).toThrow(complaint);
  });

  test('needs a server, or to be told that there is none', () => {
    expect(() => readRunArguments(['compress', 'a.pdf'], {})).toThrow('which server?');
  });
});
