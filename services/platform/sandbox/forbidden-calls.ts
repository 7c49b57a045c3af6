/** System calls that no engine needs and through which kernels are attacked, by number. @see syscalls(2) */
const everywhere: readonly number[] = [
  425, // io_uring_setup
  426, // io_uring_enter
  427, // io_uring_register
  428, // open_tree
  429, // move_mount
  430, // fsopen
  431, // fsconfig
  432, // fsmount
  433, // fspick
  438, // pidfd_getfd
  442, // mount_setattr
  443, // quotactl_fd
];

const x64: readonly number[] = [
  ...[101, 310, 311, 312], // ptrace, process_vm_readv, process_vm_writev, kcmp
  ...[165, 166, 155, 161, 272, 308], // mount, umount2, pivot_root, chroot, unshare, setns
  ...[248, 249, 250], // add_key, request_key, keyctl
  ...[321, 298, 323, 300], // bpf, perf_event_open, userfaultfd, fanotify_init
  ...[246, 320, 175, 313, 176, 169], // kexec_load, kexec_file_load, init_module, finit_module, delete_module, reboot
  ...[167, 168, 163, 179, 303, 304], // swapon, swapoff, acct, quotactl, name_to_handle_at, open_by_handle_at
  ...[103, 172, 173, 154, 135, 134], // syslog, iopl, ioperm, modify_ldt, personality, uselib
  ...[164, 227, 305, 159, 170, 171], // settimeofday, clock_settime, clock_adjtime, adjtimex, sethostname, setdomainname
  ...[212, 153, 180], // lookup_dcookie, vhangup, nfsservctl
];

const arm64: readonly number[] = [
  ...[117, 270, 271, 272], // ptrace, process_vm_readv, process_vm_writev, kcmp
  ...[40, 39, 41, 51, 97, 268], // mount, umount2, pivot_root, chroot, unshare, setns
  ...[217, 218, 219], // add_key, request_key, keyctl
  ...[280, 241, 282, 262], // bpf, perf_event_open, userfaultfd, fanotify_init
  ...[104, 294, 105, 273, 106, 142], // kexec_load, kexec_file_load, init_module, finit_module, delete_module, reboot
  ...[224, 225, 89, 60, 264, 265], // swapon, swapoff, acct, quotactl, name_to_handle_at, open_by_handle_at
  ...[116, 92], // syslog, personality
  ...[170, 112, 266, 171, 161, 162], // settimeofday, clock_settime, clock_adjtime, adjtimex, sethostname, setdomainname
  ...[18, 58, 42], // lookup_dcookie, vhangup, nfsservctl
];

/** Values that differ from processor to processor. */
export interface Machine {
  /** AUDIT_ARCH of the kernel's `audit.h`. */
  readonly arch: number;
  readonly forbidden: readonly number[];
  readonly clone: number;
  readonly clone3: number;
  readonly socket: number;
  /** From this number on come the calls of another interface to the same kernel; undefined where there is none. */
  readonly foreignFrom?: number;
}

export const machines: Readonly<Partial<Record<NodeJS.Architecture, Machine>>> = {
  x64: {
    arch: 0xc000003e,
    forbidden: [...x64, ...everywhere],
    clone: 56,
    clone3: 435,
    socket: 41,
    foreignFrom: 0x40000000,
  },
  arm64: { arch: 0xc00000b7, forbidden: [...arm64, ...everywhere], clone: 220, clone3: 435, socket: 198 },
};
