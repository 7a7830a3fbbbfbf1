import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { listFiles } from '@/scripts/shared/list-files';

const folder = join(import.meta.dirname, '../../app/styles');

/** Rules of all pages, by their whole selectors, with the utilities they apply. */
const rules = listFiles(folder).flatMap((file) => {
  const found: { selector: string; utilities: string[] }[] = [];
  const sheet = postcss.parse(readFileSync(join(folder, file), 'utf8'), { from: file });
  sheet.walkRules((rule) => {
    const utilities = rule.nodes.flatMap((node) =>
      node.type === 'atrule' && node.name === 'apply' ? node.params.split(' ') : [],
    );
    found.push({ selector: `${outerOf(rule)}${rule.selector}`, utilities });
  });
  return found;
});

function outerOf({ parent }: Rule): string {
  return parent instanceof postcss.Rule ? parent.selector : '';
}

it('takes back what the site draws before and after elements that an example may have, too', () => {
  const drawn = rules.flatMap(({ selector, utilities }) => [
    ...(/:(?:before|after)/.test(selector) ? [selector] : []),
    ...utilities.filter((utility) => /\b(?:before|after):/.test(utility)),
  ]);
  // `stage.scss` names the last two; the first two cannot meet an element of an example.
  const harmless = /\[data-parts\]|:not\(\.live-host|^current:|^\.anchor-link::before$/;
  expect(drawn).toContain('.anchor-link::before');
  expect(drawn.filter((what) => !harmless.test(what))).toEqual([]);
});
