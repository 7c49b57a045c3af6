import type { Documents } from './documents.js';
import { openSqliteDocuments } from './sqlite-documents.js';

/** Read models that nobody keeps. */
export const openMemoryDocuments = (): Documents => openSqliteDocuments({ path: ':memory:' });
