import { checkDefinition } from './check-definition';

const definition = {
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
  license: { before: '', link: { text: 'MIT', href: 'https://a.test' }, after: '' },
  packages: [{ key: 'ui', npm: '@acme/ui' }],
};

it('checks the origins of the policy', () => {
  const origins = (images: readonly string[]) =>
    checkDefinition({ ...definition, policy: { images } }).filter((line) =>
      line.startsWith('policy'),
    );
  expect(origins(['https://img.example.org', 'https://*.example.org'])).toEqual([]);
  expect(origins(['img.example.org/a'])).toEqual([
    'policy.images[0]: expected an origin without a path, such as https://img.example.org or https://*.example.org, not "img.example.org/a"',
  ]);
});

it('accepts a valid definition', () => {
  expect(checkDefinition(definition)).toEqual([]);
});

it('reports every fault in one line, with the field and the nearest valid name', () => {
  const { description, ...rest } = definition;
  expect(
    checkDefinition({
      ...rest,
      desciption: description,
      repository: 'acme/ui',
      isStrict: 'yes',
      analyticsEvents: ['theme_selct'],
      packages: [{ key: 'acme', npm: '@acme/ui', hasToken: true }],
      sources: { overviews: ['docs/*.md'], guides: ['{giude}/{guide}.md'] },
    }),
  ).toEqual([
    'description: the field is missing: expected a text',
    'repository: expected the URL of a repository, such as https://github.com/<owner>/<name>, not "acme/ui"',
    'packages[0].hasToken: there is no such field; did you mean "hasTokens"?',
    'packages[0].key: expected "ui", the name of @acme/ui without its scope, not "acme"',
    'sources.overviews[0]: expected a path pattern that contains {item}, not "docs/*.md"',
    'sources.guides[0]: expected a path pattern with no other placeholders than {guide}, not "{giude}/{guide}.md"',
    'isStrict: expected true or false, not "yes"',
    'analyticsEvents[0]: expected one of exception, theme_select, version_select, not "theme_selct"; did you mean "theme_select"?',
    'desciption: there is no such field; did you mean "description"?',
  ]);
});

it('lists the fields where none is similar', () => {
  const [fault] = checkDefinition({ ...definition, sources: { pictures: [] } });
  expect(fault).toBe(
    'sources.pictures: there is no such field; the fields are overviews, guides, examples',
  );
});
