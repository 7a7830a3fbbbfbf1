import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@/lib/routes/paths';
import { toolEnvironment } from '@/scripts/shared/command';
import { fetchProgram } from '@/scripts/shared/fetched-tools/fetch-tool';
import { freePort, listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { createPlainHost } from './plain-host';
import { installedProgram, type Program } from './programs';
import { sendRequest } from './send-request';

/** A running host. */
export interface RunningHost {
  port: number;
  close: () => Promise<void>;
}

/** Milliseconds in which a program must start. */
const startTimeout = 60_000;

/** Thrown when a host cannot be tested for reasons other than the site. */
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

/** Hosts that this project implements. */
export const ownHosts: Readonly<Record<string, (out: string) => Promise<RunningHost>>> = {
  local: (out) => startOwn(createSiteServer(out)),
  plain: (out) => startOwn(createPlainHost(out)),
};

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child) || child.pid === undefined) return;
  const ended = new Promise((done) => child.once('exit', done));
  // Ends the process group, because some programs start others.
  process.kill(-child.pid, 'SIGTERM');
  await Promise.race([ended, pause(5000)]);
  if (isRunning(child)) process.kill(-child.pid, 'SIGKILL');
}

async function findProgram(program: Program): Promise<string> {
  const installed = installedProgram(program);
  if (installed !== undefined) return installed;
  if (program.fetched === undefined) {
    throw new Unavailable(`${program.program} is not installed`);
  }
  try {
    return await fetchProgram(program.fetched);
  } catch (error) {
    throw new Unavailable(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Starts a program with the rules of an export, and waits until it responds.
 *
 * @throws {Unavailable} when it is not installed and cannot be fetched
 * @throws with its last output when it ends, for instance because it rejects its rules
 */
export async function startProgram(program: Program, out: string): Promise<RunningHost> {
  const file = await findProgram(program);
  const port = await freePort();
  const work = mkdtempSync(join(tmpdir(), 'host-'));
  const folder = resolve(out);
  const child = spawn(file, program.args(port, folder, work), {
    cwd: program.within ? folder : work,
    detached: true,
    env: { ...toolEnvironment(), HOME: work, ...program.environment?.(port, folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  let failed: Error | undefined;
  child.once('error', (error) => (failed = error));
  const close = async () => {
    await stop(child);
    rmSync(work, { recursive: true, force: true });
  };

  const since = Date.now();
  while (Date.now() - since < startTimeout) {
    if (failed !== undefined || child.exitCode !== null) break;
    try {
      await sendRequest(port, paths.robots());
      return { port, close };
    } catch {
      await pause(200);
    }
  }
  await close();
  const last = output.trim().split('\n').slice(-5).join('\n  ');
  throw new Error(`${program.about} did not start:\n  ${failed?.message ?? last}`);
}
