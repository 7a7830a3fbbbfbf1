import { playgroundScope } from './playground';

it('distinguishes further playgrounds of an item from its main one', () => {
  const ids = ['button-fab-playground', 'button-playground', 'button-icon-playground'];
  expect(ids.map((id) => playgroundScope(id, ids))).toEqual(['fab', '', 'icon']);
});

it('has no further playground without a main one', () => {
  const ids = ['tab-group-playground', 'tab-nav-playground', 'tabs-playground'];
  expect(ids.map((id) => playgroundScope(id, ids))).toEqual(['', '', '']);
});
