import { newField } from '../../../contracts/tools/pdf-add-fields.js';
import { buttonBoxes, newFieldOf, type FieldMark } from './field-mark.js';
import { namingOf, newFieldProblem } from './name-field.js';

const fieldOf = (more: Partial<FieldMark> = {}): FieldMark => ({
  type: 'field',
  field: 'text',
  page: 1,
  box: { x: 40, y: 40, width: 90, height: 20 },
  name: 'city',
  required: false,
  choices: [],
  multiline: false,
  maxLength: null,
  contents: '',
  author: '',
  opacity: 1,
  ...more,
});

const problemBeside = (mark: FieldMark, ...others: FieldMark[]) =>
  newFieldProblem(mark, { fields: [{ name: 'person.name' }], added: [mark, ...others] });

describe('a new field', () => {
  test.each<[string, Partial<FieldMark>, ReturnType<typeof newFieldProblem>]>([
    ['no name', { name: ' ' }, 'no-name'],
    ['an empty part in its name', { name: 'a..b' }, 'bad-name'],
    ['the name of a field of the document', { name: 'person.name' }, 'name-taken'],
    ['a name under that of a field of the document', { name: 'person.name.first' }, 'name-taken'],
    ['a name over that of a field of the document', { name: 'person' }, 'name-taken'],
    ['nothing to choose from', { field: 'list' }, 'no-choices'],
    ['the same choice twice', { field: 'choice', choices: ['a', 'a'] }, 'same-choices'],
    ['a name beside that of a field of the document', { name: 'person.city' }, null],
  ])('with %s', (_, more, problem) => {
    expect(problemBeside(fieldOf(more))).toBe(problem);
  });

  test('shares its name with fields of its own kind alone', () => {
    const first = fieldOf();
    const second = fieldOf({ field: 'check' });
    expect(problemBeside(first, fieldOf())).toBeNull();
    expect(problemBeside(first, second)).toBeNull();
    expect(newFieldProblem(second, { fields: [], added: [first, second] })).toBe('two-kinds');
    expect(problemBeside(fieldOf(), fieldOf({ name: 'city.part' }))).toBe('part-of-name');
  });

  test('is called by its kind and the next number that is free', () => {
    const around = { fields: [{ name: 'text_1' }], added: [fieldOf({ name: 'text_2' })] };
    expect(namingOf('text', around)).toEqual({ name: 'text_3', choices: [] });
  });

  test('that is a radio button is one more choice of the one before', () => {
    const first = fieldOf({ field: 'radio', ...namingOf('radio', { fields: [], added: [] }) });
    expect(first).toMatchObject({ name: 'radio_1', choices: ['1'] });
    expect(namingOf('radio', { fields: [], added: [first] })).toEqual({ name: 'radio_1', choices: ['2'] });
    expect(problemBeside(first, fieldOf({ ...first, choices: ['1'] }))).toBe('same-choices');
  });

  test('is sent as the tool reads it, without what its kind does not have', () => {
    const more = { choices: ['a'], maxLength: 5, multiline: true, required: true, contents: ' Your city ' };
    expect(newField.parse(newFieldOf(fieldOf(more)))).toMatchObject({
      type: 'text',
      choices: [],
      maxLength: 5,
      multiline: true,
      required: true,
      tooltip: 'Your city',
    });
    const signature = newField.parse(newFieldOf(fieldOf({ ...more, field: 'signature' })));
    expect(signature).toMatchObject({ required: false, choices: [], multiline: false });
    expect(signature).not.toHaveProperty('maxLength');
  });

  test('draws its radio buttons where the document will have them', () => {
    const boxes = buttonBoxes(fieldOf({ field: 'radio', choices: ['a', 'b', 'c'] }));
    expect(boxes.map(({ x, width }) => [x, width])).toEqual([[40, 20], [70, 20], [100, 20]]); // prettier-ignore
  });
});
