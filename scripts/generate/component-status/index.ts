/**
 * Collects the facts about each item for the status table.
 *
 * Reads   .generated/api, .generated/tokens, .generated/examples; content/api-history.json and
 *         content/entry-points.json; content/measured; the sources of the examples; e2e/keyboard, whose tests
 *         cover the tables of keys; and the scripts of the documented packages, for the styles of their components.
 * Writes  .generated/component-status.json; its schema is in lib/status/schema.ts.
 * Fails   when a test in e2e/keyboard names a text that does not exist, or one of these files is invalid.
 */
import { writeFileSync } from 'node:fs';
import { site } from '@/content/site';
import { allItems } from '@/lib/catalogue/items';
import { generatedFiles } from '@/lib/generated/files';
import { main } from '@/scripts/shared/main';
import { type Declaration, packageDeclarations } from './declarations';
import { factsOf } from './facts';
import { testedKeys } from './tested-keys';

main(() => {
  const items = site.hasComponentStatus ? allItems() : [];
  const keys = site.hasComponentStatus ? testedKeys() : new Map<string, number>();
  const declarations = site.hasComponentStatus
    ? packageDeclarations()
    : new Map<string, Declaration>();
  const facts = items.map((item) => factsOf(item, { keys, declarations }));
  writeFileSync(generatedFiles.componentStatus, `${JSON.stringify(facts)}\n`);
  console.log(`Component status: ${facts.length} items.`);
});
