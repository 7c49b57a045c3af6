import { checkSteps, givenAfter } from './check-steps.js';
import type { WorkflowStep } from './workflow.js';

const step = (
  tool: string,
  options: WorkflowStep['options'] = {},
  when: WorkflowStep['when'] = null,
): WorkflowStep => ({
  tool,
  options,
  when,
});
const isImage = { what: 'kind', is: 'is', value: 'image' } as const;
const refused = (...steps: WorkflowStep[]): unknown => {
  try {
    return checkSteps(steps).starts;
  } catch (error) {
    return (error as { readonly facts: unknown }).facts;
  }
};

describe('the steps of a workflow', () => {
  test('may follow where each takes all that comes out of those before', () => {
    expect(checkSteps([step('to-pdf'), step('pdf-compress'), step('pdf-to-images')]).starts).toContain('office');
    expect(checkSteps([step('export-text', { format: 'md' }), step('to-pdf')]).starts).toEqual(['pdf']);
  });

  test('are refused where one gives what the next does not take, with what it takes', () => {
    expect(refused(step('pdf-extract', { what: 'attachments' }), step('pdf-compress'))).toEqual({
      step: 2,
      field: 'tool',
      problem: 'pdf-compress takes pdf, and gets archive',
    });
    expect(refused(step('export-text', { format: 'json' }), step('to-pdf'))).toMatchObject({ step: 2, field: 'tool' });
  });

  test('may follow a step that makes several files, each of which they take', () => {
    const split = step('pdf-split', { mode: 'every-page' });
    expect(checkSteps([split, step('pdf-compress'), step('pdf-rename')]).starts).toEqual(['pdf']);
    expect(checkSteps([step('pdf-to-images'), step('to-pdf')]).starts).toEqual(['pdf']);
    const pages = { what: 'pages', is: 'at-least', value: 2 } as const;
    expect(checkSteps([step('pdf-compress', {}, pages), split, step('pdf-compress', {}, pages)]).starts).toEqual([
      'pdf',
    ]);
  });

  test('make several files once at most, so that one file comes of each part', () => {
    const split = step('pdf-split', { mode: 'every-page' });
    const problem =
      'pdf-split gives archive: step 1 makes several files, and each of them has to stay one file that tools take';
    expect(refused(split, step('pdf-rotate'), split)).toEqual({ step: 3, field: 'tool', problem });
    expect(refused(split, step('export-text', { format: 'json' }))).toMatchObject({ step: 2, field: 'tool' });
    expect(checkSteps([split, step('export-text', { format: 'md' })]).starts).toEqual(['pdf']);
  });

  test('say from where on they are for each of several files', () => {
    const split = step('pdf-split', { mode: 'every-page' });
    expect(givenAfter([split])).toEqual({ kinds: ['pdf'], opensArchive: true, areParts: true });
    expect(givenAfter([split, step('pdf-rotate')])).toEqual({ kinds: ['pdf'], opensArchive: false, areParts: true });
    expect(givenAfter([step('pdf-rotate')])).toEqual({ kinds: ['pdf'], opensArchive: false, areParts: false });
  });

  test('may follow over a condition that lets only the right kinds in', () => {
    expect(checkSteps([step('to-pdf', {}, isImage), step('pdf-compress')]).starts).toEqual(['pdf', 'image']);
    expect(refused(step('pdf-compress', {}, isImage))).toMatchObject({ step: 1, field: 'when' });
  });

  test('look into PDFs only', () => {
    const pages = { what: 'pages', is: 'at-least', value: 2 } as const;
    expect(refused(step('export-text'), step('to-pdf', {}, pages))).toEqual({
      step: 2,
      field: 'when',
      problem: 'looks into PDFs only, and gets text',
    });
  });

  test('need several files at the beginning only', () => {
    expect(checkSteps([step('pdf-merge'), step('pdf-compress')]).starts).toEqual(['pdf']);
    expect(refused(step('pdf-compress'), step('pdf-merge'))).toMatchObject({ step: 2, field: 'tool' });
  });

  test('keep no secrets', () => {
    expect(refused(step('pdf-compress'), step('pdf-protect', { userPassword: 'open sesame' }))).toEqual({
      step: 2,
      field: 'options.userPassword',
      problem: 'is secret, and workflows keep no secrets',
    });
  });

  test('name the option that is wrong, and what would be right', () => {
    expect(refused(step('pdf-rotate', { angle: 45 }))).toEqual({
      step: 1,
      field: 'options.angle',
      problem: expect.stringContaining('90, 180, 270'),
    });
    expect(refused(step('pdf-rotate', { turn: 90 }))).toMatchObject({ field: 'options.turn' });
    expect(refused(step('a-workflow'))).toMatchObject({ field: 'tool', problem: expect.stringContaining('pdf-merge') });
    expect(refused(step('pdf-inspect'))).toMatchObject({ field: 'tool' });
  });
});
