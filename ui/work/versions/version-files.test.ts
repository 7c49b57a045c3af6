import { givenFiles } from '../machine/work-fixture.js';
import { fileIdOf, pagesBeforeAndAfter, pdfsBeforeAndAfter, stepsTo } from './version-files.js';
import { pdfWith } from '../files/open-pdf-fixture.js';
import { further, firstVersion } from './versions-fixture.js';

describe('the pages of a result', () => {
  test('are counted beside those of the file that it was made of', () => {
    const { home, context } = givenFiles(['lease.pdf']);
    home.send({ type: 'result.arrived', made: firstVersion });
    expect(pagesBeforeAndAfter(context())).toEqual([14, null]);
    home.send({ type: 'pdf.opened', id: fileIdOf(context(), firstVersion.id) ?? 0, pdf: pdfWith(3) });
    expect(pagesBeforeAndAfter(context())).toEqual([14, 3]);
  });

  test('are not, where it was made of several', () => {
    const { home, context } = givenFiles(['lease.pdf', 'plan.pdf']);
    home.send({ type: 'result.arrived', made: firstVersion });
    home.send({ type: 'pdf.opened', id: fileIdOf(context(), firstVersion.id) ?? 0, pdf: pdfWith(17) });
    expect(pagesBeforeAndAfter(context())).toEqual([null, 17]);
  });
});

describe('the first page of a result', () => {
  const open = (...names: readonly string[]) => {
    const { home, context } = givenFiles([...names]);
    const arrive = (tool: string, from: string | null = null, id = firstVersion.id) =>
      home.send({ type: 'result.arrived', made: { ...firstVersion, id, tool, from } });
    const pages = (id: string, count: number) =>
      home.send({ type: 'pdf.opened', id: fileIdOf(context(), id) ?? 0, pdf: pdfWith(count) });
    const counts = () => pdfsBeforeAndAfter(context())?.map((pdf) => pdf?.pageCount ?? null) ?? null;
    return { arrive, pages, counts };
  };

  test('stands beside that of the file it was made of, which is there first', () => {
    const { arrive, pages, counts } = open('lease.pdf');
    arrive('pdf-rotate');
    expect(counts()).toEqual([14, null]);
    pages(firstVersion.id, 3);
    expect(counts()).toEqual([14, 3]);
  });

  test('stands beside that of the version it was made of', () => {
    const { arrive, pages, counts } = open('lease.pdf');
    arrive('pdf-rotate');
    pages(firstVersion.id, 3);
    arrive('pdf-crop', firstVersion.id, 'second');
    pages('second', 2);
    expect(counts()).toEqual([3, 2]);
  });

  test.each([
    ['a tool that leaves pages as they look', 'pdf-protect', ['lease.pdf']],
    ['several PDFs', 'pdf-rotate', ['lease.pdf', 'plan.pdf']],
  ])('stands alone after %s', (_, tool, names) => {
    const { arrive, counts } = open(...names);
    arrive(tool);
    expect(counts()).toBeNull();
  });
});

describe('the steps to a result', () => {
  const branch = { ...further, id: 'c3', tool: 'pdf-watermark' };

  test('are those of its own branch, from the chosen files on', () => {
    const steps = stepsTo({ ...branch, chosenName: 'renamed.pdf' }, [firstVersion, further, branch]);
    expect(steps.map(({ tool }) => tool)).toEqual(['pdf-compress', 'pdf-watermark']);
  });

  test('begin where what it was made of is not known here', () => {
    expect(stepsTo({ ...further, from: 'elsewhere' }, [further]).map(({ tool }) => tool)).toEqual(['pdf-rotate']);
  });
});
