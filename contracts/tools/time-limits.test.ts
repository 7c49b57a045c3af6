import { findTool } from './catalogue.js';
import { cpuSecondsFor, timeLimitsOf } from './time-limits.js';

const machine = { cores: 2, factor: 1 };
const of = (id: string, otherFacts: Partial<typeof machine> = {}) =>
  timeLimitsOf(findTool(id), { ...machine, ...otherFacts });

describe('the time of a job', () => {
  test('is 30 seconds of a processor for questions and pictures of pages, and 60 for page tools', () => {
    expect(['pdf-inspect', 'pdf-verify', 'pdf-page-images'].map((id) => of(id).cpuSeconds)).toEqual([30, 30, 30]);
    expect(['pdf-merge', 'pdf-rotate', 'pdf-watermark'].map((id) => of(id).cpuSeconds)).toEqual([60, 60, 60]);
  });

  test('is five minutes of every core for what reads scans or whole documents', () => {
    const ids = ['to-pdf', 'pdf-redact', 'pdf-redact-preview', 'export-word', 'translate', 'detect-language'];
    expect(ids.map((id) => of(id).cpuSeconds)).toEqual(ids.map(() => 600));
  });

  test('is longer by the clock, because a job may have to wait for a processor, but ends before it counts as stuck', () => {
    expect([of('pdf-inspect').wallSeconds, of('pdf-merge').wallSeconds, of('to-pdf').wallSeconds]).toEqual([
      300, 300, 1500,
    ]);
  });

  test('is longer where the installation says so', () => {
    expect(of('pdf-merge', { factor: 3 })).toEqual({ cpuSeconds: 180, wallSeconds: 900 });
  });

  test('grows with the pages of a scan, of tools that read scans', () => {
    expect([0, 1, 100].map((pages) => cpuSecondsFor(of('to-pdf'), pages))).toEqual([600, 620, 2600]);
    expect(cpuSecondsFor(of('pdf-merge'), 100)).toBe(60);
  });
});
