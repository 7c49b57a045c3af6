import { accepted, fileOf, givenPage, said } from './work-fixture.js';

const report = fileOf('report.pdf');

/** A conversion of the report that is under way. */
const converting = (tool: string) => {
  const page = givenPage();
  page.choose(report);
  page.home.send({ type: 'tool.chosen', tool });
  page.home.send(accepted);
  return page;
};

describe('a conversion', () => {
  test('by a quick tool leaves the page uncovered', () => {
    const { covers } = converting('pdf-compress');
    expect(covers.filter(({ type }) => type === 'work.started')).toEqual([{ type: 'work.started', overlay: null }]);
  });

  test.each(['completed', 'failed', 'cancelled'] as const)(
    'by a tool that takes long covers the page from its start until it is %s',
    (end) => {
      const { home, covers } = converting('ai-summarize');
      expect(covers.at(-1)).toMatchObject({ type: 'work.started', overlay: { tip: expect.stringContaining('10-30') } });
      home.send(said(end));
      expect(covers.at(-1)).toEqual({ type: 'work.ended' });
    },
  );

  test('by a tool that takes long uncovers the page when its upload is refused', () => {
    const { home, covers, choose } = givenPage();
    choose(report);
    home.send({ type: 'tool.chosen', tool: 'ai-summarize' });
    home.send({ type: 'upload.refused', message: 'no' });
    expect(covers.at(-1)).toEqual({ type: 'work.ended' });
  });

  test('that made summaries opens them', () => {
    const { home, told } = converting('ai-summarize');
    home.send(said('completed', { downloadName: 'report_summary.pdf' }));
    expect(told.at(-1)).toEqual({
      type: 'summary.opened',
      of: { shareHash: 'h1', name: 'report_summary.pdf', told: 'summary' },
    });
  });

  test('that made a file only opens nothing', () => {
    const { home, told } = converting('pdf-compress');
    home.send(said('completed'));
    expect(told.map(({ type }) => type)).not.toContain('summary.opened');
  });
});
