import { renderToStaticMarkup } from 'react-dom/server';
import { pdfRename } from '../../contracts/tools/pdf-rename.js';
import { TextField } from './option-fields.js';
import { fieldsOf } from './fields-of-options.js';

const shown = (name: string, problem: string | null = null): string => {
  const field = fieldsOf(pdfRename).find((one) => one.name === name)!;
  return renderToStaticMarkup(
    <TextField field={field} id="f" value={field.initial} problem={problem} onChange={() => undefined} />,
  );
};

describe('a line of an options form', () => {
  test('that is filled from the start names below it all that may stand in it', () => {
    const html = shown('namePattern');
    expect(html).toContain('value="{title}"');
    expect(html).toContain('aria-describedby="f-hint"');
    expect(html).toMatch(/<p id="f-hint"[^>]*>\{title\} \{heading\} \{date\} \{author\} \{found\} \{file\} \{n\}<\/p>/);
  });

  test('that is wrong says so after that', () => {
    expect(shown('namePattern', 'must contain one of them')).toContain('aria-describedby="f-hint f-problem"');
  });

  test('that is empty shows it within, and nothing below', () => {
    const html = shown('foundAfter');
    expect(html).toContain('placeholder="such as Invoice number"');
    expect(html).not.toContain('f-hint');
  });
});
