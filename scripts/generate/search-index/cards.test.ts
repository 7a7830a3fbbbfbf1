/** @jest-environment node */
import { cardsOf } from './cards';

it('has a card for each symbol and member, with the first sentence', () => {
  expect(
    cardsOf([
      { kind: 'tab', name: 'Button API' },
      {
        kind: 'directive',
        name: 'UiButton',
        anchor: 'UiButton',
        deprecated: true,
        preview: { code: '[uiButton]', text: 'A button, e.g. A or B. Use it well.' },
      },
      {
        kind: 'input',
        name: 'color',
        anchor: 'UiButton-color',
        preview: { code: '[color]: string', text: '' },
      },
      { kind: 'heading', name: 'Use it', anchor: 'use-it', preview: { text: 'Like this.' } },
      { kind: 'harness', name: 'UiButtonHarness', anchor: 'UiButtonHarness', testing: true },
      { kind: 'method', name: 'click', anchor: 'UiButtonHarness-click', testing: true },
    ]),
  ).toEqual({
    UiButton: {
      kind: 'UiButton · Directive',
      code: '[uiButton]',
      text: 'A button, e.g. A or B.',
      deprecated: true,
    },
    'UiButton-color': { kind: 'Input of UiButton', code: '[color]: string' },
    UiButtonHarness: { kind: 'UiButtonHarness · Harness' },
  });
});

it('shortens a very long signature', () => {
  const code = `type A = ${"'long' | ".repeat(100)}'end'`;
  const { A } = cardsOf([{ kind: 'type', name: 'A', anchor: 'A', preview: { code } }]);
  expect(A?.code?.length).toBeLessThan(410);
  expect(A?.code).toMatch(/ …$/);
});
