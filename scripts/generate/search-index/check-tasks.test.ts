/** @jest-environment node */
import { checkTasks } from './check-tasks';
import type { GatheredPage } from './gathered';

const page: GatheredPage = {
  page: { url: '/components/lamp/overview', name: 'Lamp', tab: 'Overview', section: 'Components' },
  sectionInWords: 'the components',
  file: 'content/overviews/ui/lamp.md',
  records: [
    { kind: 'heading', name: 'Dim it', anchor: 'dim-it' },
    { kind: 'example', name: 'Lamp that is dimmed', aliases: ['lamp-dimmed', 'darker'] },
  ],
};

it('accepts sections and examples', () => {
  expect(() =>
    checkTasks([page], { 'overviews/ui/lamp#dim-it': ['darker'], 'lamp-dimmed': ['darker'] }),
  ).not.toThrow();
});

it.each(['overviews/ui/lamp#gone', 'darker'])('rejects %s, which is neither', (key) => {
  expect(() => checkTasks([page], { [key]: ['x'] })).toThrow(`"${key}"`);
});
