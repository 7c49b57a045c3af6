import type { CallExample } from '../../../../contracts/api/calls/call-examples.js';
import type { Call } from '../../../../contracts/api/calls/call.js';

/** Where the examples send their calls: an installation as it starts without settings. */
export const EXAMPLE_SITE = 'http://localhost:3000';

type Asked = Pick<Call, 'method' | 'path' | 'answers'>;

const addressOf = ({ path }: Asked, { path: values = {}, query = {} }: CallExample): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${EXAMPLE_SITE}${filled}${search === '' ? '' : `?${search}`}`;
};

/** Whether the answer is a file rather than JSON. */
const givesFile = ({ answers }: Asked): boolean => answers[0] !== undefined && 'media' in answers[0];

const shellText = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** As a literal of JavaScript. */
const scriptText = (text: string): string =>
  `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

const fieldsOf = ({ fields = {} }: CallExample): readonly (readonly [string, string])[] => Object.entries(fields);

/** The call as a command for a shell. */
export const curlOf = (call: Asked, example: CallExample): string => {
  const { files = [], body } = example;
  const sendsForm = files.length > 0;
  const method =
    call.method === 'get' || (sendsForm && call.method === 'post') ? [] : [`-X ${call.method.toUpperCase()}`];
  return [
    'curl --fail-with-body --cookie cookies.txt --cookie-jar cookies.txt',
    ...method,
    ...files.map((name) => `-F ${shellText(`files=@${name}`)}`),
    ...(sendsForm ? fieldsOf(example).map(([name, value]) => `--form-string ${shellText(`${name}=${value}`)}`) : []),
    ...(body ? [`-H 'Content-Type: application/json' -d ${shellText(JSON.stringify(body))}`] : []),
    ...(givesFile(call) ? ['-o result'] : []),
    shellText(addressOf(call, example)),
  ].join(' \\\n  ');
};

const formLines = (example: CallExample): readonly string[] => [
  'const form = new FormData();',
  ...(example.files ?? []).map(
    (name) => `form.append('files', new Blob([await readFile(${scriptText(name)})]), ${scriptText(name)});`,
  ),
  ...fieldsOf(example).map(([name, value]) => `form.append(${scriptText(name)}, ${scriptText(value)});`),
  '',
];

const settingsOf = ({ method }: Asked, { files, body }: CallExample): string => {
  if (files) return `, { method: '${method.toUpperCase()}', body: form }`;
  if (body) {
    const headers = "{ 'Content-Type': 'application/json' }";
    return `, {\n  method: '${method.toUpperCase()}',\n  headers: ${headers},\n  body: JSON.stringify(${JSON.stringify(body)}),\n}`;
  }
  return method === 'get' ? '' : `, { method: '${method.toUpperCase()}' }`;
};

const importsOf = (call: Asked, { files }: CallExample): readonly string[] => {
  const names = [...(files ? ['readFile'] : []), ...(givesFile(call) ? ['writeFile'] : [])];
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from 'node:fs/promises';`, ''];
};

/** The call as a module for Node. */
export const scriptOf = (call: Asked, example: CallExample): string =>
  [
    ...importsOf(call, example),
    ...(example.files ? formLines(example) : []),
    `const reply = await fetch(${scriptText(addressOf(call, example))}${settingsOf(call, example)});`,
    'if (!reply.ok) throw new Error(await reply.text());',
    givesFile(call)
      ? "await writeFile('result', Buffer.from(await reply.arrayBuffer()));"
      : 'console.log(await reply.json());',
  ].join('\n');
