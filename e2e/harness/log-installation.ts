import { startAccountProvider } from '../../gateway/fixtures/account-provider.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';
import { openClient, type Client } from './http-client.js';
import { openCopies, type Copies } from './commands.js';
import { startDocket, type Docket } from './running-docket.js';
import { readLog } from './event-log.js';
import { openLive } from './live-messages.js';
import { textPdf } from '../samples/sample-files.js';
import { signIn } from './sign-in-as.js';

const someone = { sub: 'zq-1', name: 'Zaphod Quux', email: 'zaphod@quux.example', email_verified: true };

/** A conversion as somebody has it. */
export interface Made {
  readonly id: string;
  readonly hash: string;
  readonly receipt: string;
  readonly file: Buffer;
}

/** An installation that ran and was stopped, and what its users know of it. */
export interface LogInstallation {
  /** Stopped; `zaphod@quux.example` is a member and its administrator. */
  readonly docket: Docket;
  /** Its data folder as it was when it had stopped. Nothing may be changed in it. */
  readonly stopped: string;
  readonly events: readonly StoredEvent[];
  /**
   * Results by their owner: the member has `Betelgeuse taxes.pdf`, renamed `Magrathea` later, a guest has
   * `holiday.pdf`.
   */
  readonly made: Made;
  /** The dashboard by call, and its position: before the file was renamed. */
  readonly shown: { readonly position: string; readonly text: string };
  /** Copies of data folders; they go with the installation. */
  readonly copies: Copies;
  dispose(): Promise<void>;
}

export const compressed = async (client: Client, name: string): Promise<Made> => {
  const live = await openLive(client);
  const { id, shareHash: hash } = await client.accepted('pdf-compress', [await textPdf(name, 'Vogon poetry', 2)]);
  await live.endOf(id);
  live.close();
  const { bytes: file } = await client.download(hash);
  const receipt = await (await client.call(`/api/proof/${hash}`)).text();
  return { id, hash, file, receipt };
};

export const runLogInstallation = async (): Promise<LogInstallation> => {
  const provider = await startAccountProvider();
  const docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: someone.email } });
  const copies = openCopies();
  const admin = openClient(docket.address);
  provider.isNow(someone);
  await signIn(admin);
  const conversion = await compressed(admin, 'Betelgeuse taxes.pdf');
  await compressed(openClient(docket.address), 'holiday.pdf');
  const shown = await dashboardOf(admin);
  const body = JSON.stringify({ originalFileName: 'Magrathea' });
  const headers = { 'content-type': 'application/json' };
  await admin.call(`/api/conversions/${conversion.id}`, { method: 'PATCH', body, headers });
  const status = await docket.stop();
  if (status !== 0) throw new Error(`it ended with ${String(status)}`);
  return {
    docket,
    copies,
    made: conversion,
    shown,
    stopped: await copies.of(docket.dataDir),
    events: await readLog(await copies.of(docket.dataDir)), // a reader may leave files behind
    dispose: async () => {
      await docket.dispose();
      await provider.stop();
      await copies.remove();
    },
  };
};

const dashboardOf = async (admin: Client): Promise<LogInstallation['shown']> => {
  const state = await admin.call('/api/admin/log/state');
  const { position } = ((await state.json()) as { readonly last: { readonly position: string } }).last;
  return { position, text: await (await admin.call(`/api/admin/dashboard?until=${position}`)).text() };
};
