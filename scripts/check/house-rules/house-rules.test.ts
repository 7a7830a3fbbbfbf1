/** @jest-environment node */
import { checkBrowserCode, checkUseClient } from './browser-code';
import { checkFileCircles, checkFolderCircles, checkMatrix } from './import-rules';
import { matrix } from './matrix';
import {
  checkFixtures,
  checkModules,
  checkReact,
  checkRoutes,
  checkScriptFolders,
} from './place-rules';
import { readTree } from './read-tree';
import { checkOwnSheets, checkSheetLines } from './sheet-rules';
import {
  checkAddresses,
  checkColors,
  checkGenerated,
  checkLengths,
  checkWaivers,
} from './text-rules';

const tree = readTree();

it('reads the project', () => {
  const paths = tree.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['app/layout.tsx', 'lib/routes/paths.ts']));
});

it.each([
  ['rooms import what the matrix says', checkMatrix(tree, matrix)],
  ['folders import each other one way', checkFolderCircles(tree)],
  ['files import each other one way', checkFileCircles(tree)],
  ["'use client' stands in its two folders", checkUseClient(tree)],
  ['islands import what is meant for browsers', checkBrowserCode(tree)],
  ['React stands in app and components', checkReact(tree)],
  ['links are anchors, and pages read through lib', checkRoutes(tree)],
  ['markup names roles', checkColors(tree)],
  ['what is for tests is named so and used so', checkFixtures(tree)],
  ['modules are named and shared alike', checkModules(tree)],
  ['script folders open with a contract', checkScriptFolders(tree)],
  ['addresses are minted in lib/routes', checkAddresses(tree)],
  ['generated files are read in lib/generated', checkGenerated(tree)],
  ['files are small enough to see', checkLengths(tree)],
  ['style sheets are small together', checkSheetLines(tree)],
  ['what a sheet of its own styles brings it', checkOwnSheets(tree)],
  ['a rule is switched off with a reason', checkWaivers(tree)],
])('%s', (_, problems) => {
  expect(problems).toEqual([]);
});
