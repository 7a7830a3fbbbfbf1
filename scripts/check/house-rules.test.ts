/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/scripts/shared/list-files';

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The framework wants the directive in this file itself, which only hands on an island. */
const errorFile = 'app/error.tsx';

it("keeps 'use client' in the two folders that are made for it", () => {
  const clients = ['app', 'components', 'lib', 'content'].flatMap((folder) =>
    listFiles(folder)
      .map((file) => `${folder}/${file}`)
      .filter(isCode)
      .filter((file) => /^\s*['"]use client['"]/m.test(readFileSync(join(file), 'utf8'))),
  );
  const astray = clients.filter((file) => !/^components\/(ui|islands)\//.test(file));
  expect(astray).toEqual([errorFile]);
  expect(clients).not.toEqual([]);
});
