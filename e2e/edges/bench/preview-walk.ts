import type { AnyMachineSnapshot } from 'xstate';
import { previewWalk } from '../../../ui/screens/workbench/before-after/fixtures/preview.walk.js';
import type { PreviewContext } from '../../../ui/screens/workbench/before-after/preview-context.js';
import { press } from '../controls.js';
import { openPdf } from './open-walked-pdf.js';
import type { PageWalk } from '../page-walk.js';

const openState = ({ value }: AnyMachineSnapshot): string | null =>
  typeof value === 'object' && 'open' in value ? (value as { open: string }).open : null;

const drawnState = (open: string | null, problem: string): string | null => {
  if (open === null) return null;
  if (open === 'settling' || open === 'making') return 'making';
  return problem === '' ? 'shown' : 'refused';
};

const preview: PageWalk = {
  path: '/',
  place: { running: 'page-preview' },
  before: [...openPdf, { running: 'work', events: [{ type: 'options.toggled', tool: 'pdf-rotate' }] }],
  // Slider and key come before there is a page to slide over; by hand they are moved in e2e/before-after.e2e.ts.
  gestures: {
    'preview.asked': {
      control: (page) =>
        page
          .locator('li')
          .filter({ hasText: 'Rotate' })
          .getByRole('button', { name: /^Before and after$/, pressed: false })
          .first(),
      use: (control) => control.click(),
    },
    'preview.closed': press(/^Close the preview/),
  },
  endings: {},
  drawn: (page) =>
    page.evaluate(() => {
      const stage = document.querySelector<HTMLElement>('[data-stage]');
      return {
        state: document.querySelector<HTMLElement>('[data-preview]')?.dataset['preview'] ?? null,
        isHeld: stage ? stage.dataset['held'] === 'true' : null,
        at: stage?.querySelector('input')?.value ?? null,
      };
    }),
  expected: (snapshot) => {
    const { preview: made, problem, isHeld, at } = snapshot.context as PreviewContext;
    const open = openState(snapshot);
    const isDrawn = open !== null && made !== null;
    return {
      state: drawnState(open, problem),
      isHeld: isDrawn ? isHeld : null,
      at: isDrawn ? String(at) : null,
    };
  },
  walk: previewWalk,
};

export const previewWalks = { preview };
