import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { capture } from '@/scripts/shared/capture';
import { fetchTool } from './fetch-tool';

jest.mock('@/scripts/shared/capture');

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const lock = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional() })),
});
const pinned = globSync('scripts/shared/fetched-tools/*/package.json').map((file) => dirname(file));
const read = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

it.each(pinned)('%s has an exact version, and a checksum for every package', (folder) => {
  const { dependencies } = manifest.parse(read(folder, 'package.json'));
  expect(Object.keys(dependencies)).toEqual([basename(folder)]);
  expect(Object.values(dependencies)[0]).toMatch(/^\d+\.\d+\.\d+$/);
  const { packages } = lock.parse(read(folder, 'package-lock.json'));
  const unchecked = Object.entries(packages).filter(([, { integrity }]) => integrity === undefined);
  expect(unchecked.map(([name]) => name)).toEqual(['']);
});

it('says why a tool cannot be installed, and tries again the next time', async () => {
  const into = mkdtempSync(join(tmpdir(), 'tools-'));
  const result = { exitCode: 1, output: 'npm error network is down', seconds: 0 };
  jest.mocked(capture).mockResolvedValue(result);
  const message = 'npm could not install serve: npm error network is down';
  await expect(fetchTool('serve', into)).rejects.toThrow(message);
  await expect(fetchTool('serve', into)).rejects.toThrow(message);
});
