/** @jest-environment node */
import { templateLinks } from './template-links';

const pipe = {
  name: 'UiUnitPipe',
  docId: 'ui-unit',
  url: '/unit/api#UiUnitPipe',
  pipeName: 'unit',
};
const found = (text: string) =>
  templateLinks(text, [], [pipe]).map(
    ({ start, end, href }) => `${text.slice(start, end)} → ${href}`,
  );

it('finds pipes in texts, bindings, blocks and structural directives', () => {
  const link = 'unit → /unit/api#UiUnitPipe';
  expect(found('<p>{{ a | unit: 2 }}</p>')).toEqual([link]);
  expect(found('<p [title]="(b | other) + (a | unit)" (click)="c()">x</p>')).toEqual([link]);
  expect(found('@if (a | unit; as b) { {{ b | unit }} }')).toEqual([link, link]);
  expect(found('<p *uiFor="let a of all | unit">{{ a }}</p>')).toEqual([link]);
});

it('ignores other pipes, and words that are none', () => {
  expect(found('<unit unit="unit">{{ unit | date }} unit</unit>')).toEqual([]);
});
