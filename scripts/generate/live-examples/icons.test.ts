/** @jest-environment node */
import { exampleFixture } from '@/lib/examples/example.fixture';
import type { PlaygroundPlan } from '@/lib/playground/model';
import { iconNamesIn, usedIcons } from './icons';

describe('iconNamesIn', () => {
  it.each([
    ['<mat-icon>home</mat-icon>', ['home']],
    ['<mat-icon matPrefix class="big">\n  arrow_back\n</mat-icon>', ['arrow_back']],
    [
      `<mat-icon>{{ open() ? 'expand_less' : 'expand_more' }}</mat-icon>`,
      ['expand_less', 'expand_more'],
    ],
    ['<mat-icon>{{ entry.icon }}</mat-icon>', []],
    ['<mat-icon fontIcon="map" />', ['map']],
    [`<mat-icon [fontIcon]="on ? 'mic' : 'stop'" />`, ['mic', 'stop']],
    ['<mat-icon svgIcon="booking:bell"></mat-icon>', []],
    [`rows = [{ name: 'Boat', icon: 'sailing' }]`, ['sailing']],
  ])('finds the icons in %s', (source, names) => {
    expect(iconNamesIn(source)).toEqual(names);
  });
});

describe('usedIcons', () => {
  const known = new Map([
    ['home', ''],
    ['map', ''],
  ]);
  const none = new Map<string, PlaygroundPlan>();
  const scanned = (text: string) => [
    { example: exampleFixture({}), folder: '', sources: { 'a-example.html': text } },
  ];
  const page = (text: string) => [{ id: 'a', html: `<mat-icon>${text}</mat-icon>`, styles: [] }];

  it('collects the icons in sources and pages', () => {
    const icons = usedIcons(scanned('<mat-icon>home</mat-icon>'), page('map'), none, known);
    expect([...icons.names]).toEqual(expect.arrayContaining(['home', 'map', 'done']));
  });

  it('reports the file of an unknown icon', () => {
    const source = usedIcons(scanned('<mat-icon>hoem</mat-icon>'), [], none, known);
    const file = 'content/examples/material/button/button-overview/a-example.html';
    expect(source.unknown).toEqual([{ file, reason: 'there is no icon "hoem"' }]);
    expect([...source.names]).not.toContain('hoem');
    expect(usedIcons([], page('nothing'), none, known).unknown).toEqual([
      { file: 'a', reason: 'there is no icon "nothing"' },
    ]);
  });
});
