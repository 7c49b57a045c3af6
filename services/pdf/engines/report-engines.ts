import { enginesFound } from './found.js';

/** A process of its own that looks for the engines, tells them to its parent, and ends. */
process.send?.({ engines: await enginesFound() }, () => process.disconnect());
