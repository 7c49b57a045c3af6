import { helpOf } from './command-syntax.js';

describe('the help of a command', () => {
  const syntax = {
    name: 'weigh',
    about: 'Weighs a thing.',
    options: {
      thing: { type: 'string', value: '<name of the thing>', about: 'what is weighed', isNeeded: true },
      json: { type: 'boolean', about: 'as JSON' },
    },
    positionals: '[<scale>]',
    exitCodes: '0: weighed; 2: not weighed',
  } as const;

  it('shows what may be given, what is needed, and what each is for', () => {
    expect(helpOf(syntax).split('\n')).toEqual([
      'npm run weigh -- --thing <name of the thing> [--json] [<scale>]',
      '',
      'Weighs a thing.',
      '',
      '  --thing <name of the thing>   what is weighed',
      '  --json                        as JSON',
      '  --help                        this text',
      '',
      'Exit code 0: weighed; 2: not weighed.',
      'DATA_DIR and the other settings say which installation it is.',
      '',
    ]);
  });

  it('gives a long option a line of its own', () => {
    const thing = { ...syntax.options.thing, value: '<the full name of a thing>' };
    expect(helpOf({ ...syntax, options: { thing } })).toContain(
      '\n  --thing <the full name of a thing>\n                                what is weighed\n',
    );
  });

  it('leaves out what there is not', () => {
    expect(helpOf({ name: 'weigh', about: 'Weighs.', options: {}, exitCodes: '0: weighed' })).toMatch(
      /^npm run weigh\n\nWeighs\.\n\n {2}--help {24}this text\n/,
    );
  });
});
