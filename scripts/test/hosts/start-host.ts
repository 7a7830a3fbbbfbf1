import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@/lib/routes/paths';
import { toolEnvironment } from '@/scripts/shared/command';
import { freePort, listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { ask } from './ask';
import { createPlainHost } from './plain-host';
import { commandOf, type Program } from './programs';

/** A host that answers. */
export interface RunningHost {
  port: number;
  close: () => Promise<void>;
}

/** Milliseconds a program has to come up, the time npm takes to bring it included. */
const patience = 120_000;

/** Why a host is not tried; nothing is wrong with the site. */
export class Unavailable extends Error {}

async function startOwn(server: Server): Promise<RunningHost> {
  const port = await listen(server, 0);
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Hosts of our own. */
export const ownHosts: Readonly<Record<string, (out: string) => Promise<RunningHost>>> = {
  local: (out) => startOwn(createSiteServer(out)),
  plain: (out) => startOwn(createPlainHost(out)),
};

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child) || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('exit', done));
  // Its own group: some of them start others.
  process.kill(-child.pid, 'SIGTERM');
  await Promise.race([ended, pause(5000)]);
  if (isRunning(child)) process.kill(-child.pid, 'SIGKILL');
}

/**
 * Starts a program with the rules of an export, and waits until it answers.
 *
 * @throws {Unavailable} when it cannot be had
 * @throws with its last words when it ends: its rules are refused
 */
export async function startProgram(program: Program, out: string): Promise<RunningHost> {
  const command = commandOf(program);
  if (command === undefined) throw new Unavailable(`${program.program} is not installed`);
  const [file, ...before] = command;
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), 'host-'));
  const folder = resolve(out);
  const child = spawn(file, [...before, ...program.args(port, folder, work)], {
    cwd: program.within ? folder : work,
    detached: true,
    env: { ...toolEnvironment(), HOME: work, ...program.environment?.(port, folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()));
  }
  let failed: Error | undefined;
  child.once('error', (error) => (failed = error));
  const close = async () => {
    await end(child);
    rmSync(work, { recursive: true, force: true });
  };

  const since = Date.now();
  while (Date.now() - since < patience) {
    if (failed !== undefined || child.exitCode !== null) break;
    try {
      await ask(port, paths.robots());
      return { port, close };
    } catch {
      await pause(200);
    }
  }
  await close();
  const last = said.trim().split('\n').slice(-5).join('\n  ');
  if (file === 'npx' && /npm (?:error|ERR!)/.test(said)) {
    throw new Unavailable(`npm could not bring ${program.npm}: ${last}`);
  }
  throw new Error(`${program.about} did not start:\n  ${failed?.message ?? last}`);
}
