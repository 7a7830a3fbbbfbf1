/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '@/content/site';
import { listFiles } from '@/scripts/shared/list-files';
import { isOptional, placeOptionalRoutes, type SiteFacts } from './optional-routes';
import { WorkspaceFiles } from './workspace-files';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'work-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const guide = 'app/(guides)/guide/[guide]/page.tsx';
const overview = 'app/[section]/[item]/(tabs)/overview/page.tsx';
const themeBuilder = 'app/theme-builder/page.tsx';

const everything: SiteFacts = { site, guides: 1, examples: 1, overviews: 1 };
const place = (facts: Partial<SiteFacts>) =>
  placeOptionalRoutes('.', { ...everything, ...facts }, new WorkspaceFiles(root));
const has = (file: string) => existsSync(join(root, file));

it('copies only routes that are optional', () => {
  place({});
  const files = listFiles(join(root, 'app'));
  expect(files).toHaveLength(11);
  expect(files.filter((file) => !isOptional(file))).toEqual([]);
});

it('leaves out routes without pages', () => {
  place({ guides: 0, site: { ...site, hasThemeBuilder: false } });
  expect([guide, overview, themeBuilder].map(has)).toEqual([false, true, false]);
});

it('changes only routes whose pages came or went', () => {
  place({ guides: 0 });
  const { ino, mtimeMs } = statSync(join(root, overview));
  place({ site: { ...site, hasThemeBuilder: false } });
  expect([guide, themeBuilder].map(has)).toEqual([true, false]);
  expect(statSync(join(root, overview))).toMatchObject({ ino, mtimeMs });
});
