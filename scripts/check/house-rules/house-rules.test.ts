/** @jest-environment node */
import { checkBrowserCode, checkUseClient } from './browser-code';
import { checkFileCycles, checkFolderCycles, checkMatrix } from './import-rules';
import { checkInterfaceTexts, checkTextExemptions } from './interface-text';
import { checkIslands } from './island-rules';
import { matrix } from './matrix';
import {
  checkFixtures,
  checkModules,
  checkReact,
  checkRoutes,
  checkScriptFolders,
} from './place-rules';
import { readTree } from './read-tree';
import { checkSheetLines } from './sheet-rules';
import {
  checkAddresses,
  checkColors,
  checkFence,
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
  ['only the fence knows how Next writes and starts', checkFence(tree)],
  ['rooms import only what the matrix allows', checkMatrix(tree, matrix)],
  ['folders have no import cycles', checkFolderCycles(tree)],
  ['files have no import cycles', checkFileCycles(tree)],
  ["only two folders use 'use client'", checkUseClient(tree)],
  ['islands import only modules for browsers', checkBrowserCode(tree)],
  ['islands take away only themselves when they fail', checkIslands(tree)],
  ['only app and components use React', checkReact(tree)],
  ['links are anchors, and pages read files through lib', checkRoutes(tree)],
  ['markup uses color roles', checkColors(tree)],
  ['fixtures are named *.fixture.ts, and only tests import them', checkFixtures(tree)],
  ['modules have kebab-case names and no default exports or barrels', checkModules(tree)],
  ['script folders have a contract', checkScriptFolders(tree)],
  ['only lib/routes contains addresses', checkAddresses(tree)],
  ['only lib/generated reads generated files', checkGenerated(tree)],
  ['files are short enough', checkLengths(tree)],
  ['all stylesheets together are short enough', checkSheetLines(tree)],
  ['disabled rules have a reason', checkWaivers(tree)],
  ['texts of the interface come from the table', checkInterfaceTexts(tree)],
  ['exemptions from that are needed', checkTextExemptions(tree)],
])('%s', (_, problems) => {
  expect(problems).toEqual([]);
});
