import { redirectTable } from '../redirects';
import { hostFiles } from './host-files';
import { nginxServer } from './nginx';
import { samplePolicy } from './site.fixture';

const text = nginxServer(samplePolicy);

it('redirects by the table, with the query', () => {
  for (const { from, to } of redirectTable) {
    expect(text).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`);
  }
});

it('puts sections into lower case, and only those', () => {
  const rules = [...text.matchAll(/rewrite "(\^\/\(\?!.*)" (\S+) permanent;/g)];
  const rewrite = (path: string) =>
    rules.reduce(
      (current, [, pattern = '', target = '']) => current.replace(new RegExp(pattern), target),
      path,
    );
  expect(rewrite('/Components/Button')).toBe('/components/Button');
  expect(rewrite('/CDK')).toBe('/cdk');
  expect(rewrite('/cdk/TABLE')).toBe('/cdk/TABLE');
  expect(rewrite('/Guides')).toBe('/Guides');
});

it('closes every block and hides the rule files', () => {
  const count = (sign: string) => text.split(sign).length;
  expect(count('{')).toBe(count('}'));
  for (const file of Object.values(hostFiles)) expect(text).toContain(`location = /${file} `);
});
