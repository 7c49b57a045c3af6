import { presentEngines } from './present-engines.js';

const engines = await presentEngines();

/** A process of its own that looks for the engines, tells them to its parent if that is still there, and ends. */
if (process.connected) process.send?.({ engines }, () => process.connected && process.disconnect());
