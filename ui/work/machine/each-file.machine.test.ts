import { fileOf, givenPage } from './work-fixture.js';

const report = fileOf('report.pdf');
const annex = fileOf('annex.pdf');

describe('a tool for one PDF, with several chosen', () => {
  const chosen = () => {
    const page = givenPage();
    page.choose(report, annex);
    return page;
  };

  test('is asked for each of them, with the same options', () => {
    const { home } = chosen();
    home.send({ type: 'option.changed', tool: 'pdf-rotate', field: 'angle', value: '180' });
    home.send({ type: 'tool.chosen', tool: 'pdf-rotate' });
    expect(home.getSnapshot().matches({ act: 'choosing' })).toBe(true);
    expect(home.getSnapshot().context.order).toMatchObject({
      tool: 'pdf-rotate',
      files: [
        { upload: { operation: 'pdf-rotate', files: [{ name: 'report.pdf' }], options: { angle: '180' } } },
        { upload: { operation: 'pdf-rotate', files: [{ name: 'annex.pdf' }], options: { angle: '180' } } },
      ],
    });
  });

  test('says what is wrong with an option before any of them is sent', () => {
    const { home } = chosen();
    home.send({ type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: '' });
    home.send({ type: 'tool.chosen', tool: 'pdf-watermark' });
    expect(home.getSnapshot().context).toMatchObject({ order: null, problem: { field: 'watermarkText' } });
  });

  test('goes on with the results in place of the files', () => {
    const { home, names } = chosen();
    home.send({ type: 'files.replaced', files: [fileOf('report_rotated.pdf'), fileOf('annex_rotated.pdf')] });
    expect(names()).toEqual(['report_rotated.pdf', 'annex_rotated.pdf']);
  });
});
