import { positionedWords } from '../../fixtures/positioned-words.js';
import { withoutGarbled } from './garbled-words.js';

const place = { x: 50, y: 100 };

describe('words whose letters stand for others', () => {
  test('are those that were recognised in their place, in their look, beside words that stay', () => {
    const [known, ...garbled] = positionedWords('Etica qdronmr@ahkd khadqn', { ...place, bold: true });
    const recognised = positionedWords('Etiea responsabile libero', { x: 51, y: 101 });
    const words = withoutGarbled({ words: [known!, ...garbled], garbled: new Set(garbled) }, recognised);
    expect(words.map(({ text }) => text)).toEqual(['Etica', 'responsabile', 'libero']);
    expect(words.every(({ style, baseline }) => style.bold && baseline === 100)).toBe(true);
  });

  test('stay as they are where nothing can be read in their place', () => {
    const words = positionedWords('qdronmr@ahkd khadqn', place);
    expect(withoutGarbled({ words, garbled: new Set(words) }, positionedWords('far off', { x: 50, y: 300 }))).toBe(
      words,
    );
  });
});
