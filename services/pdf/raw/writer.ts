import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
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

const PACK_OBJECTS = 200;
const PACK_CHARS = 256 * 1024;
/** Streams shorter than this do not get smaller. */
const WORTH_PACKING_BYTES = 96;
const FREE = 0;
const PLAIN = 1;
const PACKED = 2;
const ROW_BYTES = 7;
/** What a free object says instead of its generation. */
const LAST = 65_535;

/** Kind; offset, or number of the object stream; index in that stream. */
type Row = readonly [number, number, number];

interface Body {
  place(number: number, row: Row): void;
  /** @returns where it starts */
  appendStream(number: number, dict: string, data: Uint8Array): number;
  /** Of the table so far, three numbers for each object. */
  readonly rows: readonly number[];
  end(text: string): Uint8Array;
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
      const number = reserve();
      body.place(number, [FREE, 0, 0]);
      const id = hash.update(Int32Array.from(body.rows)).digest('hex');
      const data = deflateSync(tableOf(body.rows));
      const dict = [
        `<</Type/XRef/Size ${number + 1}/W[1 4 2]${trailer}/ID[<${id}><${id}>]/Length ${data.length}`,
        `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns ${ROW_BYTES}>>>>`,
      ];
      return body.end(`startxref\n${body.appendStream(number, dict.join(''), data)}\n%%EOF\n`);
    },
  };
};

const createBody = (version: string): Body => {
  const header = Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1');
  const chunks: Uint8Array[] = [header];
  let length = header.length;
  const rows: number[] = [FREE, 0, LAST];
  const append = (chunk: Uint8Array) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const place = (number: number, [kind, at, index]: Row) => {
    while (rows.length <= number * 3) rows.push(FREE, 0, LAST);
    rows[number * 3] = kind;
    rows[number * 3 + 1] = at;
    rows[number * 3 + 2] = index;
  };
  return {
    rows,
    place,
    appendStream: (number, dict, data) => {
      const start = length;
      place(number, [PLAIN, start, 0]);
      append(Buffer.from(`${number} 0 obj\n${dict}\nstream\n`, 'latin1'));
      append(data);
      append(Buffer.from('\nendstream\nendobj\n', 'latin1'));
      return start;
    },
    end: (text) => Buffer.concat([...chunks, Buffer.from(text, 'latin1')]),
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
      body.place(number, [PACKED, own, index]);
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
    if (numbers.length >= PACK_OBJECTS || chars > PACK_CHARS) flush();
  };

  return { put, flush };
};

/** A stream that nobody has packed yet is packed; metadata stays legible for those who search files for it. */
const packedStream = (dict: RawDict, data: Uint8Array): Uint8Array => {
  if (dict.has('/Filter') || dict.get('/Type') === '/Metadata' || data.length < WORTH_PACKING_BYTES) return data;
  const packed = deflateSync(data);
  if (packed.length >= data.length) return data;
  dict.set('/Filter', '/FlateDecode');
  dict.delete('/DecodeParms');
  return packed;
};

/** Each row as its difference to the row above. @see PNG specification, filter "Up" */
const tableOf = (rows: readonly number[]): Uint8Array => {
  const count = rows.length / 3;
  const table = Buffer.alloc(count * (ROW_BYTES + 1));
  const before = Buffer.alloc(ROW_BYTES);
  const row = Buffer.alloc(ROW_BYTES);
  for (let index = 0; index < count; index += 1) {
    row.writeUInt8(rows[index * 3] ?? 0, 0);
    row.writeUInt32BE(rows[index * 3 + 1] ?? 0, 1);
    row.writeUInt16BE(rows[index * 3 + 2] ?? 0, 5);
    const to = index * (ROW_BYTES + 1);
    table[to] = 2;
    for (let byte = 0; byte < ROW_BYTES; byte += 1) table[to + 1 + byte] = (row[byte] ?? 0) - (before[byte] ?? 0);
    row.copy(before);
  }
  return table;
};
