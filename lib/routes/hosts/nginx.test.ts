import { redirectTable } from '../redirects';
import { hostFiles } from './host-files';
import { nginxServer } from './nginx';
import { hostedSample } from './site.fixture';

const text = nginxServer([hostedSample()]);

it('has the redirects of the table, with the query', () => {
  for (const { from, to } of redirectTable) {
    expect(text).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`);
  }
});

it('redirects to the canonical spelling of a path only when its file exists', () => {
  const targets = [...text.matchAll(/return 30[12] ([^;]*);/g)].map(([, target]) => target);
  const made = targets.filter((target) => target?.startsWith('$'));
  expect(new Set(made)).toEqual(new Set(['$uri$is_args$args']));
  expect(text.match(/return 301 \$uri/g)).toHaveLength(
    text.match(/if \(\$spelled ~ "\^12"\) \{ return 301 \$uri/g)?.length ?? 0,
  );
  expect(text).not.toMatch(/ (?:permanent|redirect);/);
});

it('closes every block and hides the rule files', () => {
  const count = (sign: string) => text.split(sign).length;
  expect(count('{')).toBe(count('}'));
  for (const file of Object.values(hostFiles)) expect(text).toContain(`location = /${file} `);
});
