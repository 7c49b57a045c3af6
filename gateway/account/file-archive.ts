import { Zip, ZipPassThrough } from 'fflate';

/** A file to put into an archive: its path there, and its bytes. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A ZIP made while it is sent. Nothing is packed smaller: documents hardly become so, and it would cost time. */
export const archiveOf = async function* (
  files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  // One by one: an array that is handed on as a whole cannot be told that the client has left.
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { path, bytes } of files) {
    const entry = new ZipPassThrough(path);
    zip.add(entry);
    for await (const chunk of bytes) {
      entry.push(chunk);
      for (const made of ready.splice(0)) yield made;
    }
    entry.push(new Uint8Array(), true);
    for (const made of ready.splice(0)) yield made;
  }
  zip.end();
  for (const made of ready.splice(0)) yield made;
};

/** Gives each path once: `a.pdf`, then `a (2).pdf`. */
export const openPaths = (): ((path: string) => string) => {
  const taken = new Set<string>();
  return (wanted) => {
    const dot = wanted.lastIndexOf('.');
    const end = dot > wanted.lastIndexOf('/') + 1 ? dot : wanted.length;
    let path = wanted;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1) {
      path = `${wanted.slice(0, end)} (${count})${wanted.slice(end)}`;
    }
    taken.add(path.toLowerCase());
    return path;
  };
};
