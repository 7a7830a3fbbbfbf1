import { defineSite } from './define-site';
import type { SiteDefinition } from './site-definition';

const definition: SiteDefinition = {
  id: 'acme-docs',
  name: 'Acme',
  subject: 'Acme UI',
  theSubject: 'the Acme UI',
  homeTitle: 'Acme UI',
  description: 'How the parts of Acme UI are used.',
  guidesDescription: 'Guides to Acme UI.',
  notFoundDescription: 'There is no such page.',
  repository: 'https://github.com/acme/ui',
  sourceFolder: 'src',
  license: {
    before: '',
    link: { text: 'MIT', href: 'https://opensource.org/license/mit' },
    after: '',
  },
  packages: [{ key: 'ui', npm: '@acme/ui' }],
};
const own = {
  baseUrl: 'https://ui.acme.test/',
  ownRepository: { address: 'https://github.com/acme/docs', branch: 'next' },
};

const names = ['SITE_BASE_URL', 'SITE_REPOSITORY'] as const;
const before = names.map((name) => [name, process.env[name]] as const);
afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
});

it('takes URL and repository from the site', () => {
  for (const name of names) Reflect.deleteProperty(process.env, name);
  expect(defineSite({ ...definition, ...own })).toMatchObject({
    baseUrl: 'https://ui.acme.test',
    ownRepository: own.ownRepository,
  });
});

it('prefers values of the environment', () => {
  process.env['SITE_BASE_URL'] = 'https://next.acme.test';
  process.env['SITE_REPOSITORY'] = '';
  expect(defineSite({ ...definition, ...own })).toMatchObject({
    baseUrl: 'https://next.acme.test',
    ownRepository: { address: '' },
  });
});

it("has no URL and no repository of this site's own by default", () => {
  for (const name of names) Reflect.deleteProperty(process.env, name);
  const { baseUrl, ownRepository } = defineSite(definition);
  expect([baseUrl, ownRepository.address]).toEqual(['http://localhost:4173', '']);
});

it('throws for an invalid URL', () => {
  for (const name of names) Reflect.deleteProperty(process.env, name);
  expect(() => defineSite({ ...definition, baseUrl: 'ui.acme.test' })).toThrow(
    'site.ts: baseUrl: expected http:// or https://',
  );
});
