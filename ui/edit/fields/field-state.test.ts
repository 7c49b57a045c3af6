import { fieldNamed } from '../edit-fixture.js';
import { labelOf, leftToDo, nextToDo, problemOf, stateOf, withValue } from './field-state.js';

const named = fieldNamed('name', { required: true });
const mail = fieldNamed('person.e-mail', { required: true });
const note = fieldNamed('note');
const total = fieldNamed('total', { readOnly: true, required: true });
const signature = fieldNamed('sign', { kind: 'signature', required: true });
const form = [named, mail, note, total, signature];

describe('a field', () => {
  test('goes by what its author calls it, or by the end of its name', () => {
    expect(labelOf(fieldNamed('a.first_name'))).toBe('first name');
    expect(labelOf(fieldNamed('a.b', { label: 'Given name' }))).toBe('Given name');
  });

  test.each([
    [mail, 'ines@marlow', 'no-address'],
    [mail, 'ines@marlow.example', null],
    [fieldNamed('zip', { maxLength: 4 }), '12345', 'too-long'],
    [fieldNamed('zip', { maxLength: 4 }), '𝟙𝟚𝟛𝟜', null],
    [fieldNamed('day', { dateFormat: 'dd/mm/yyyy' }), '31/02/2026', 'no-date'],
    [fieldNamed('sum', { isNumber: true }), 'ten', 'no-number'],
    [fieldNamed('sum', { isNumber: true }), '1 234,50', null],
    [note, '', null],
  ])('is checked by what it asks for: %j', (field, value, problem) => {
    expect(problemOf(field, value)).toBe(problem);
  });

  test('is empty, filled, wrong, fixed or to be signed', () => {
    expect([
      stateOf(named, ' '),
      stateOf(named, 'Ines'),
      stateOf(mail, 'ines'),
      stateOf(total, '4'),
      stateOf(signature, ''),
      stateOf(fieldNamed('tick', { kind: 'check' }), false),
    ]).toEqual(['empty', 'filled', 'wrong', 'fixed', 'signature', 'empty']);
  });

  test('has no value of its own once it is as in the document', () => {
    expect(withValue(withValue({}, named, 'Ines'), named, '')).toEqual({});
  });
});

describe('what is left to do in a form', () => {
  test('is what is needed or wrong, and what is empty only after that', () => {
    expect(leftToDo(form, {})).toEqual([named, mail]);
    expect(leftToDo(form, { name: 'Ines', 'person.e-mail': 'i@m.example' })).toEqual([note]);
  });

  test('is gone through in order and round again', () => {
    expect(nextToDo(form, {}, 'name')).toBe(mail);
    expect(nextToDo(form, {}, 'note')).toBe(named);
    expect(nextToDo(form, { name: 'Ines' }, 'person.e-mail')).toBeUndefined();
  });
});
