/** Files and folders whose texts need not come from the table of the interface, each with the reason. */
export const notForReaders: Readonly<Record<string, string>> = {
  'lib/agents':
    'Markdown for agents: its sentences explain the format, and cannot say their language.',
  'lib/api/item-json.ts': 'The schema of JSON for programs.',
  'lib/api/member-model.ts': 'The same.',
  'lib/api/type-model.ts': 'The same.',
  'lib/browser/edit-in-place/editor/languages.ts': 'Names of nodes in the grammar of HTML.',
  'lib/browser/fonts/has-font.ts': 'Letters to measure, which nobody sees.',
  'lib/browser/network/whole-files.ts': 'The message of an error for developers.',
  'lib/design/icon-font.ts': 'The name of a font.',
  'lib/design/mark.ts': 'Paths of a drawing.',
  'lib/routes/hosts': 'Files and messages for those who host the site.',
};
