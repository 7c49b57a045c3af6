import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocketRoute } from 'playwright-core';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import type { Prepare } from './axe-stage.js';

const ID = 'c1';
const HASH = 'h'.repeat(32);
/** For the page to take the answer before it hears of the conversion. */
const ANSWERED_MS = 500;

const message: ProgressMessage = {
  type: 'conversion_progress',
  conversionId: ID,
  progress: 40,
  status: 'processing',
  step: 'page 2 of 5',
};

/** A server that is never done with a conversion. @param isLost  whether it is not heard of any more either */
export const stuckServer =
  ({ isLost = false } = {}): Prepare =>
  async (page) => {
    let isDown = false;
    let socket: WebSocketRoute | undefined;
    await page.routeWebSocket(/\/ws$/, async (opened) => {
      if (isDown) await opened.close();
      else socket = opened;
    });
    await page.route('**/api/convert', async (route) => {
      const link = new URL(`/s/${HASH}`, route.request().url()).href;
      await route.fulfill({ json: { id: ID, shareHash: HASH, shareLink: link } });
      await pause(ANSWERED_MS);
      socket?.send(JSON.stringify(message));
      if (!isLost) return;
      isDown = true;
      await socket?.close();
    });
  };

/** A server that takes no file to its end. */
export const deafServer: Prepare = (page) => page.route('**/api/convert', () => undefined);
