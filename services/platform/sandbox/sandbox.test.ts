import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeHome } from './program-home.js';
import { killSandboxed, type Sandbox } from './sandbox.js';
import { openSandboxes } from './open-sandbox.js';
import { openWayTo } from './passing.js';

const root = mkdtempSync(join(tmpdir(), 'docket-apart-'));
const scratch = join(root, 'scratch');
mkdirSync(scratch);
const sandboxes = await openSandboxes({ scratch, dataFolder: root });
const apart = [...sandboxes].filter(([level]) => level !== 'none');

const SECRET = 'planted-and-not-to-be-read';
let other: ChildProcess;
let server: Server;
let asked = 0;

beforeAll(async () => {
  writeFileSync(join(root, 'keys.db'), SECRET, { mode: 0o600 });
  mkdirSync(join(scratch, 'process-of-another'), { recursive: true });
  writeFileSync(join(scratch, 'process-of-another', 'input-0'), SECRET);
  other = spawn('sleep', ['600']);
  server = createServer((_, response) => {
    asked += 1;
    response.end(SECRET);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['OPENAI_API_KEY'] = SECRET;
  process.env['NATS_URL'] = `nats://docket:${SECRET}@localhost`;
});

afterAll(() => {
  other.kill('SIGKILL');
  server.close();
  delete process.env['OPENAI_API_KEY'];
  delete process.env['NATS_URL'];
  rmSync(root, { recursive: true, force: true });
});

const start = async (sandbox: Sandbox, script: string) => {
  const home = await makeHome(sandbox, { scratch, prefix: 'process-' });
  const limits = { cpuSeconds: 60, fileBytes: 1024 * 1024, processes: 256 };
  const child = sandbox.start(
    {
      command: process.execPath,
      args: ['-e', script],
      folder: home.folder,
      readable: [],
      environment: {},
      limits,
      talks: 'lines',
    },
    home.claim,
  );
  return { child, home };
};

/** Runs a script as if it had been taken over by a stranger, and reads its output. */
const saidBy = async (sandbox: Sandbox, script: string): Promise<string> => {
  const { child } = await start(sandbox, script);
  let said = '';
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  return said.trim();
};

const tryTo = (expression: string): string =>
  `try { console.log(${expression}) } catch (error) { console.log('no: ' + error.code) }`;

/** Command lines of the processes that name a text. */
const running = (text: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      return false; // it has ended meanwhile
    }
  });

test('some level keeps programs apart on this machine, where it has the programs for it', () => {
  expect([...sandboxes.keys()].at(-1)).toBe('none');
  const canBe = process.platform === 'linux' && existsSync('/usr/bin/bwrap');
  expect(sandboxes.has('full')).toBe(canBe);
});

describe.each(apart)('a program in a sandbox of level %s', (_, sandbox) => {
  test('sees nothing of the data folder', async () => {
    const path = JSON.stringify(join(root, 'keys.db'));
    expect(await saidBy(sandbox, tryTo(`require('fs').readFileSync(${path}, 'utf8')`))).toBe('no: ENOENT');
  });

  test('sees no folder but its own among those of the programs', async () => {
    const said = await saidBy(sandbox, tryTo(`require('fs').readdirSync('..').length`));
    expect(said).toBe('1');
  });

  test('sees no other process and can end none', async () => {
    const others = tryTo(`require('fs').readdirSync('/proc').filter((name) => +name).length < 5`);
    expect(await saidBy(sandbox, others)).toBe('true');
    expect(await saidBy(sandbox, tryTo(`process.kill(${other.pid}, 0)`))).toBe('no: ESRCH');
  });

  test('knows no key of the server', async () => {
    const said = await saidBy(
      sandbox,
      `console.log(JSON.stringify(process.env) + require('fs').readFileSync('/proc/self/environ', 'utf8'))`,
    );
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain('OPENAI');
  });

  test('reaches no server', async () => {
    const { port } = server.address() as AddressInfo;
    const script = `fetch('http://127.0.0.1:${port}').then((r) => r.text()).then(console.log, () => console.log('no'))`;
    expect([await saidBy(sandbox, script), asked]).toEqual(['no', 0]);
  });

  test('has no right of root', async () => {
    const script = `console.log(/CapEff:\\s*(\\w+)/.exec(require('fs').readFileSync('/proc/self/status', 'utf8'))[1])`;
    expect(Number(await saidBy(sandbox, script))).toBe(0);
  });

  test('leaves no process behind, not even one that has gone its own way', async () => {
    const mark = `docket-lingers-${sandbox.level}`;
    const lingering = `require('child_process').spawn('setsid', ['sh', '-c', 'while :; do sleep 1; done', '${mark}'], { detached: true, stdio: 'ignore' }); setInterval(() => 0, 1000)`;
    const { child } = await start(sandbox, lingering);
    while (running(`done\0${mark}`).length === 0) await pause(20);
    killSandboxed(child);
    while (running(`done\0${mark}`).length > 0) await pause(20);
  });

  test('cannot put a link in the place of what it made', async () => {
    const { child, home } = await start(sandbox, `require('fs').symlinkSync('/etc/hostname', 'result.pdf')`);
    await new Promise((resolve) => child.once('close', resolve));
    const taken = join(root, `taken-${sandbox.level}`);
    await expect(home.takeOut(join(home.folder, 'result.pdf'), taken)).rejects.toMatchObject({ name: 'NoPlainFile' });
    await expect(home.takeOut(join(root, 'keys.db'), taken)).rejects.toMatchObject({ name: 'NoPlainFile' });
  });
});

const plain = sandboxes.get('none');

(process.getuid?.() === 0 ? describe : describe.skip)(
  'a program without a sandbox, where root runs the server (root)',
  () => {
    test('is no program of root, and gets no right back', async () => {
      expect(plain).toMatchObject({ asRoot: false });
      const script = `console.log(process.getuid() > 0 && /NoNewPrivs:\\s*1[^]*/.test(require('fs').readFileSync('/proc/self/status', 'utf8')))`;
      expect(await saidBy(plain!, script)).toBe('true');
      expect(await saidBy(plain!, tryTo(`process.setuid(0)`))).toBe('no: EPERM');
    });

    test('sees no file of the data folder, and no names of other programs’ folders', async () => {
      const path = (name: string): string => JSON.stringify(join(root, name));
      expect(await saidBy(plain!, tryTo(`require('fs').readFileSync(${path('keys.db')}, 'utf8')`))).toBe('no: EACCES');
      expect(await saidBy(plain!, tryTo(`require('fs').readdirSync(${path('')})`))).toBe('no: EACCES');
      expect(await saidBy(plain!, tryTo(`require('fs').readdirSync(${path('scratch')})`))).toBe('no: EACCES');
    });

    test('works in its own folder, within its limits', async () => {
      const work = `(require('fs').writeFileSync('made', 'x'), require('fs').readFileSync(process.env.HOME + '/made', 'utf8'))`;
      expect(await saidBy(plain!, tryTo(work))).toBe('x');
      const files = `/Max open files +(\\d+)/.exec(require('fs').readFileSync('/proc/self/limits', 'utf8'))[1]`;
      expect(await saidBy(plain!, tryTo(files))).toBe('1024');
    });

    test('is given a way to its folder that closes everything beside it', async () => {
      const modeOf = (path: string): number => statSync(path).mode & 0o777;
      const folder = mkdtempSync(join(root, 'data-'));
      writeFileSync(join(folder, 'events.db'), '', { mode: 0o644 });
      mkdirSync(join(folder, 'scratch'), { mode: 0o700 });
      await openWayTo(join(folder, 'scratch'), folder);
      expect(['events.db', 'scratch', ''].map((name) => modeOf(join(folder, name)))).toEqual([0o600, 0o711, 0o711]);
    });

    test('is given that way while files beside it get the names that they keep, and these are closed, too', async () => {
      const folder = mkdtempSync(join(root, 'data-'));
      mkdirSync(join(folder, 'scratch'), { mode: 0o700 });
      const names = Array.from({ length: 300 }, (_, index) => `key-${index}`);
      for (const name of names) writeFileSync(join(folder, `${name}.new`), '', { mode: 0o644 });
      const opened = openWayTo(join(folder, 'scratch'), folder);
      await Promise.all([opened, ...names.map((name) => rename(join(folder, `${name}.new`), join(folder, name)))]);
      await openWayTo(join(folder, 'scratch'), folder);
      expect(new Set(names.map((name) => statSync(join(folder, name)).mode & 0o777))).toEqual(new Set([0o600]));
    });
  },
);

const full = sandboxes.get('full');
const testFull = full ? test : test.skip;

testFull('a program in a full sandbox sees none of the accounts of the machine (bubblewrap)', async () => {
  expect(await saidBy(full!, tryTo(`require('fs').readFileSync('/etc/shadow', 'utf8')`))).toBe('no: ENOENT');
  expect(await saidBy(full!, tryTo(`require('fs').existsSync('/root') || require('fs').existsSync('/home')`))).toBe(
    'false',
  );
});

testFull(
  'a program in a full sandbox is turned down where it asks the kernel for namespaces (bubblewrap)',
  async () => {
    const said = await saidBy(
      full!,
      `console.log(require('child_process').spawnSync('unshare', ['-U', 'true']).status)`,
    );
    expect(Number(said)).not.toBe(0);
  },
);
