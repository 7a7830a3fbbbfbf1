/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { guideCommands } from './guide-commands';

it('reads the first commands of the section, without comments', () => {
  const guide = `# Guide
\`\`\`sh
not this
\`\`\`
## From an empty folder to a site
\`\`\`sh
create docs   # an empty folder
npm install
\`\`\`
## Deploy
\`\`\`sh
nor this
\`\`\``;
  expect(guideCommands(guide)).toEqual(['create docs', 'npm install']);
});

it('fails without commands', () => {
  expect(() => guideCommands('# Guide\n')).toThrow(/expected commands/);
});

it('finds what the test has to replace in the guide of this repository', () => {
  const commands = guideCommands(readFileSync('docs/use-for-your-library.md', 'utf8'));
  expect(commands[0]).toMatch(/^npx .*\.tgz create-docs my-docs --library @acme\/ui$/);
  expect(commands).toContain('cd my-docs');
  expect(commands).toContain('npm run build');
});
