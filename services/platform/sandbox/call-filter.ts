import { machines, type Machine } from './forbidden-calls.js';

interface Instruction {
  readonly code: number;
  readonly k: number;
  /** Instructions to skip where a comparison holds, and where it does not. */
  readonly yes?: number;
  readonly no?: number;
}

/** Instructions of classic BPF. */
const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_NOT_LESS = 0x35;
const IF_ANY_BIT = 0x45;
const RETURN = 0x06;
/** Offsets in `struct seccomp_data`; of an argument, that of its lower half. */
const NUMBER_AT = 0;
const ARCH_AT = 4;
const FIRST_ARGUMENT_AT = 16;

const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const failWith = (errno: number): number => 0x00050000 + errno;
const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const NEW_NAMESPACES = 0x7e020000;
/** AF_UNIX, AF_INET, AF_INET6; what others there are, engines need not speak. */
const FAMILIES = [1, 2, 10];

const load = (k: number): Instruction => ({ code: LOAD, k });
const answer = (k: number): Instruction => ({ code: RETURN, k });
const unless = (code: number, k: number, skip: number): Instruction => ({ code, k, no: skip });

/** Instructions that are run for one system call only; they leave its number loaded for the others. */
const forCall = (number: number, steps: readonly Instruction[]): Instruction[] => [
  unless(IF_EQUAL, number, steps.length),
  ...steps,
];

const filterOf = ({ arch, forbidden, clone, clone3, socket, foreignFrom }: Machine): Instruction[] => [
  load(ARCH_AT),
  { code: IF_EQUAL, k: arch, yes: 1 },
  answer(KILL_PROCESS),
  load(NUMBER_AT),
  ...(foreignFrom === undefined ? [] : [unless(IF_NOT_LESS, foreignFrom, 1), answer(failWith(ENOSYS))]),
  ...forbidden.flatMap((number) => forCall(number, [answer(failWith(EPERM))])),
  // Its flags are behind a pointer, which a filter cannot follow; programs fall back to clone.
  ...forCall(clone3, [answer(failWith(ENOSYS))]),
  ...forCall(clone, [
    load(FIRST_ARGUMENT_AT),
    unless(IF_ANY_BIT, NEW_NAMESPACES, 1),
    answer(failWith(EPERM)),
    answer(ALLOW),
  ]),
  ...forCall(socket, [
    load(FIRST_ARGUMENT_AT),
    ...FAMILIES.flatMap((family) => [unless(IF_EQUAL, family, 1), answer(ALLOW)]),
    answer(failWith(EAFNOSUPPORT)),
  ]),
  answer(ALLOW),
];

/**
 * A seccomp program that turns down the system calls no engine needs; undefined for a processor it is not known for.
 *
 * @see https://docs.kernel.org/userspace-api/seccomp_filter.html
 */
export const callFilter = (processor: NodeJS.Architecture = process.arch): Buffer | undefined => {
  const machine = machines[processor];
  if (!machine) return undefined;
  return Buffer.concat(filterOf(machine).map(encoded));
};

/** `struct sock_filter`. */
const encoded = ({ code, k, yes = 0, no = 0 }: Instruction): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(yes, 2);
  bytes.writeUInt8(no, 3);
  bytes.writeUInt32LE(k, 4);
  return bytes;
};
