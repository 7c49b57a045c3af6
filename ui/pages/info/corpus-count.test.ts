import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { infoPageAt, textsIn } from '../public-words-fixture.js';
import { corpusCount } from './corpus-count.js';

/** Beside the repository; whoever has only the source has none. */
const corpus = join('..', 'shared', 'corpus');
const reliabilityPage = await infoPageAt('/reliability');
const testWithCorpus = existsSync(corpus) ? test : test.skip;

describe('the real files that the page about reliability counts', () => {
  testWithCorpus.each(Object.entries(corpusCount))('are those of the folder %s: %i', (folder, count) => {
    expect(readdirSync(join(corpus, folder))).toHaveLength(count);
  });

  test('are told with the command that runs the tools on them', () => {
    const sentence = textsIn(reliabilityPage).find((text) => text.includes(`${corpusCount.pdf} PDFs`));
    expect(sentence).toContain(`${corpusCount.images} images`);
    expect(textsIn(reliabilityPage)).toContain('npm run test:corpus');
  });
});
