import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { versionOfPackage } from '@/scripts/shared/folder-of-package';
import { fingerprint, fingerprintOfFiles } from '@/scripts/shared/stamp';
import { sampleSources } from './sample-app';

const siteConfig = 'next.config.mjs';
/** Fonts of the site, by their places in the sample. */
const fonts = {
  'app/fonts/sans.woff2': 'app/fonts/roboto.woff2',
  'app/fonts/mono.woff2': 'app/fonts/roboto-mono.woff2',
} as const;

/** The site's own options. Turbopack reads packages below its root only. */
const sampleConfig = (root: string) => `
import config from ${JSON.stringify(pathToFileURL(resolve(siteConfig)).href)};
const root = ${JSON.stringify(root)};
const sample = { ...config, outputFileTracingRoot: root, turbopack: { root } };
export { sample as default };
`;

/**
 * Makes a real export of the sample application, below `.generated/next-sample` of the root: packages that
 * are links to elsewhere would be refused.
 *
 * @param root a folder with `node_modules` that has next, react and react-dom
 * @returns the folder of the export. One that the same Next made of the same sources is not made again.
 * @throws with what Next printed when the build fails
 */
export async function exportSample(root: string): Promise<string> {
  const absolute = resolve(root);
  const stamp = stampOf(absolute);
  const samples = join(absolute, '.generated/next-sample');
  const folder = join(samples, stamp);
  const out = join(folder, 'out');
  if (existsSync(out)) return out;
  // Another process may do the same at this moment: the first that is done counts.
  const own = `${folder}-${process.pid}`;
  writeSources(own, absolute);
  await build(absolute, own);
  const older = readdirSync(samples).filter((name) => !name.startsWith(stamp));
  for (const name of older) rmSync(join(samples, name), { recursive: true, force: true });
  if (existsSync(out)) rmSync(own, { recursive: true });
  else renameSync(own, folder);
  return out;
}

function stampOf(root: string): string {
  const versions = ['next', 'react', 'react-dom'].map((name) =>
    versionOfPackage(join(root, 'node_modules', name)),
  );
  return fingerprint(
    ...versions,
    JSON.stringify(sampleSources),
    sampleConfig(root),
    fingerprintOfFiles([siteConfig, ...Object.values(fonts)]),
  );
}

function writeSources(folder: string, root: string): void {
  const texts = { ...sampleSources, [siteConfig]: sampleConfig(root) };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const [to, from] of Object.entries(fonts)) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    copyFileSync(from, join(folder, to));
  }
}

/** Runs `next build`, quietly unless it fails. */
async function build(root: string, folder: string): Promise<void> {
  const next = join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      BASE_PATH: '',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SOURCE_MAPS: '',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) {
    throw new Error(
      `The sample of ${folder} was not exported:\n${stripVTControlCharacters(output)}`,
    );
  }
}
