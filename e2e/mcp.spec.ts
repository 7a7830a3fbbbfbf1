import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { test } from '@playwright/test';
import { samples } from '@/content/samples';
import { agentPaths } from '@/lib/routes/agent-paths';
import { paths } from '@/lib/routes/paths';
import { builtFolder } from '@/scripts/shared/built-folder';
import { expect } from './support/expect';

test('npm run mcp answers agents about the built site', async ({ request }) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const args = ['run', '--silent', 'mcp', '--', builtFolder];
  await client.connect(new StdioClientTransport({ command: 'npm', args }));
  const call = async (name: string, question: Record<string, unknown>) => {
    const answer = CallToolResultSchema.parse(await client.callTool({ name, arguments: question }));
    expect(answer.isError).toBeFalsy();
    return answer.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  };
  const overview = paths.item(samples.item, 'overview');
  const page = await call('get_page', { page: overview });
  expect(page).toBe(await (await request.get(agentPaths.markdown(overview))).text());

  const found = await call('search', { query: 'MatSnackBar', group: 'api', limit: 1 });
  expect(found).toContain("import { MatSnackBar } from '@angular/material/snack-bar';");
  const cure = await call('search', { query: 'No provider found for DateAdapter', limit: 1 });
  expect(cure).toContain('provideNativeDateAdapter()');
  expect(await call('get_api', { name: 'mat-divider' })).toMatch(/^## MatDivider\n/);
  expect(await call('get_api', { name: 'MatDialogRef.close' })).toContain(
    'close(dialogResult?: R)',
  );
  expect(await call('get_example', { id: 'button-overview' })).toContain(
    '```ts title="button-overview-example.ts"',
  );
  await client.close();
});
