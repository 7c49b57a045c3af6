import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createXrefRows, writeXref, type XrefRows } from './write-xref.js';
import { textOf, type RawDict, type RefOf } from './value.js';

/** Writes a PDF anew, whose small objects are packed together. */
export interface RawWriter {
  /** A number for an object that is written later, or never: then it is null. */
  reserve(): number;
  put(number: number, text: string): void;
  /** @param dict  of the stream; its length is seen to. */
  putStream(number: number, stream: { readonly dict: RawDict; readonly data: Uint8Array }, refOf: RefOf): void;
  /** Writes one that nobody has reserved. */
  add(text: string): number;
  /** @param trailer  entries of the trailer beyond those that every file has. */
  finish(trailer: string): Uint8Array;
}

const OBJECTS_PER_STREAM_MAX = 200;
const STREAM_CHARS_MAX = 256 * 1024;
/** Streams shorter than this do not get smaller. */
const PACKED_MIN_BYTES = 96;

interface Body {
  readonly xref: XrefRows;
  appendStream(number: number, dict: string, data: Uint8Array): void;
  /** @param number  of its cross-reference stream */
  end(number: number, trailer: string): Uint8Array;
}

/** @see ISO 32000-1, 7.5.7 "Object streams", 7.5.8 "Cross-reference streams" */
export const createWriter = (version: string): RawWriter => {
  const body = createBody(version);
  const hash = createHash('md5');
  let next = 1;
  const reserve = () => next++;
  const objectStreams = createObjectStreams(body, { reserve, seen: (bytes) => hash.update(bytes) });

  return {
    reserve,
    put: objectStreams.put,
    putStream: (number, { dict, data }, refOf) => {
      const packed = packedStream(dict, data);
      dict.set('/Length', `${packed.length}`);
      body.appendStream(number, textOf(dict, refOf), packed);
    },
    add: (text) => {
      const number = reserve();
      objectStreams.put(number, text);
      return number;
    },
    finish: (trailer) => {
      objectStreams.flush();
      const id = hash.update(Int32Array.from(body.xref.fields)).digest('hex');
      return body.end(reserve(), `${trailer}/ID[<${id}><${id}>]`);
    },
  };
};

const createBody = (version: string): Body => {
  const header = Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1');
  const chunks: Uint8Array[] = [header];
  let length = header.length;
  const xref = createXrefRows();
  const append = (chunk: Uint8Array) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  return {
    xref,
    appendStream: (number, dict, data) => {
      xref.place(number, { offset: length, generation: 0 });
      append(Buffer.from(`${number} 0 obj\n${dict}\nstream\n`, 'latin1'));
      append(data);
      append(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    },
    end: (number, trailer) => Buffer.concat([...chunks, writeXref(xref, { start: length, trailer, stream: number })]),
  };
};

interface ObjectStreamOptions {
  readonly reserve: () => number;
  /** Told all that is packed. */
  readonly seen: (bytes: Uint8Array) => void;
}

/** Gathers objects until they are worth a stream of their own. */
const createObjectStreams = (body: Body, { reserve, seen }: ObjectStreamOptions) => {
  let numbers: number[] = [];
  let texts: string[] = [];
  let chars = 0;

  const flush = () => {
    if (numbers.length === 0) return;
    const own = reserve();
    let at = 0;
    const heads = texts.map((text, index) => {
      const number = numbers[index] ?? 0;
      body.xref.place(number, { objectStream: own, index });
      const head = `${number} ${at}`;
      at += text.length + 1;
      return head;
    });
    const first = `${heads.join(' ')}\n`;
    const plain = Buffer.from(`${first}${texts.join('\n')}`, 'latin1');
    seen(plain);
    const data = deflateSync(plain);
    const dict = `<</Type/ObjStm/N ${numbers.length}/First ${first.length}/Length ${data.length}/Filter/FlateDecode>>`;
    body.appendStream(own, dict, data);
    [numbers, texts, chars] = [[], [], 0];
  };

  const put = (number: number, text: string) => {
    numbers.push(number);
    texts.push(text);
    chars += text.length;
    if (numbers.length >= OBJECTS_PER_STREAM_MAX || chars > STREAM_CHARS_MAX) flush();
  };

  return { put, flush };
};

/** A stream that nobody has packed yet is packed; metadata stays legible for those who search files for it. */
const packedStream = (dict: RawDict, data: Uint8Array): Uint8Array => {
  if (dict.has('/Filter') || dict.get('/Type') === '/Metadata' || data.length < PACKED_MIN_BYTES) return data;
  const packed = deflateSync(data);
  if (packed.length >= data.length) return data;
  dict.set('/Filter', '/FlateDecode');
  dict.delete('/DecodeParms');
  return packed;
};
