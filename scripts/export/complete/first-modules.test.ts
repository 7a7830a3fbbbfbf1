/** @jest-environment node */
import { firstModulesOf } from './first-modules';
import { chunk, exporting, firstModule } from './sample-chunks.fixture';

const modulesOf = (...chunks: readonly string[]) =>
  firstModulesOf(new Map(chunks.map((text, index) => [`${index}.js`, text])));
const first = firstModule(31, [8, 9, 8]);

it('are those that the module uses which reads the page’s data, in their order, each once', () => {
  const app = chunk(exporting(30, 'Before'), first, exporting(32, 'After'));
  expect(modulesOf(chunk(exporting(4, 'Other')), app)).toEqual([8, 9]);
});

it('are found where it is the only module of its script', () => {
  expect(modulesOf(chunk(first))).toEqual([8, 9]);
});

it('fail the build when there is no such module, or it uses none', () => {
  const none = chunk(exporting(30, 'Other'), '31,e=>{self.__next_f.push(1)}');
  expect(() => modulesOf(none)).toThrow('No script of the export');
  expect(() => modulesOf(chunk(exporting(30, 'Other')))).toThrow('No script of the export');
});
