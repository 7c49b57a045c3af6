import { givenBench } from './started-bench.given.js';
import { fileIdOf, pagesBeforeAndAfter } from './version-files.js';
import { made, pdfWith } from './workbench.given.js';

describe('the pages of a result', () => {
  test('are counted beside those of the file that it was made of', () => {
    const { bench, choose, context } = givenBench();
    choose('lease.pdf');
    bench.send({ type: 'result.arrived', made });
    expect(pagesBeforeAndAfter(context())).toEqual([14, null]);
    bench.send({ type: 'pdf.opened', id: fileIdOf(context(), made.id) ?? 0, pdf: pdfWith(3) });
    expect(pagesBeforeAndAfter(context())).toEqual([14, 3]);
  });

  test('are not, where it was made of several', () => {
    const { bench, choose, context } = givenBench();
    choose('lease.pdf', 'plan.pdf');
    bench.send({ type: 'result.arrived', made });
    bench.send({ type: 'pdf.opened', id: fileIdOf(context(), made.id) ?? 0, pdf: pdfWith(17) });
    expect(pagesBeforeAndAfter(context())).toEqual([null, 17]);
  });
});
