import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GatheredPage } from '@/scripts/generate/search-index/gathered';
import { toShards } from '@/scripts/generate/search-index/shards';
import { writeIndex } from '@/scripts/generate/search-index/write-index';

const page = { name: 'Toggle', section: 'Components' };

const pages: readonly GatheredPage[] = [
  {
    page: { ...page, url: '/components/toggle/overview', tab: 'Overview' },
    sectionInWords: 'the components',
    records: [
      { kind: 'item', name: 'Toggle', summary: 'Switches something on.' },
      {
        kind: 'problem',
        name: 'The toggle must be inside of a group.',
        anchor: 'the-toggle-must-be-inside-of-a-group',
        preview: { code: '<ui-group></ui-group>', text: 'Put a group around it.' },
      },
    ],
  },
  {
    page: { ...page, url: '/components/toggle/api', tab: 'API' },
    sectionInWords: 'the components',
    records: [
      {
        kind: 'harness',
        name: 'UiToggleHarness',
        aliases: ['ui-toggle'],
        testing: true,
        preview: { code: 'await loader.getHarness(UiToggleHarness)' },
      },
      {
        kind: 'component',
        name: 'UiToggle',
        preview: { code: 'ui-toggle', import: "import { UiToggle } from '@ui/toggle';" },
      },
      { kind: 'method', name: 'flip', anchor: 'UiToggle-flip', preview: { code: 'flip(): void' } },
    ],
  },
  {
    page: { ...page, url: '/components/toggle/examples', tab: 'Examples' },
    sectionInWords: 'the components',
    records: [{ kind: 'example', name: 'Toggle with a label', aliases: ['toggle-label'] }],
  },
];

/** The sections of a page that is too long to be answered in full. */
const longText = Array.from({ length: 9 }, (_, at) => `## Part ${at}\n\n${'word '.repeat(2000)}`);

const files: Readonly<Record<string, string>> = {
  'llms.txt': '# UI 2.1.0\n\n> About UI.\n',
  'components/toggle/overview.md':
    '# Toggle\n\n## Use it\n\nLike this.\n\n```bash\n## no heading\n```\n\n### Deeper\n\n## Else\n',
  'components/toggle/api.md':
    '# Toggle: API\n\n## UiToggle\n\n**Methods**\n\n`flip(): void`\n\n## UiOther\n',
  'components/toggle/examples/toggle-label.md':
    '# Toggle with a label\n\n```html title="a.html"\n```\n',
  'guide/long.md': `# Long\n\n${longText.join('\n\n')}\n`,
};

/** Writes a small built site into a temporary folder inside of a parent, which has a file beside it. */
export function writeBuiltSite(): string {
  const parent = mkdtempSync(join(tmpdir(), 'mcp-'));
  writeFileSync(join(parent, 'secret.md'), 'secret');
  const root = join(parent, 'site');
  writeIndex(toShards(pages), root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
