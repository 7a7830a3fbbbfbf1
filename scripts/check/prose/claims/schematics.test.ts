/** @jest-environment node */
import { resolve } from 'node:path';
import { SchematicTestRunner } from '@angular-devkit/schematics/testing';

const collection = 'node_modules/@angular/material/schematics/collection.json';

it('the component schematics write the strategy for OnPush, and none for Default', async () => {
  const runner = new SchematicTestRunner('schematics', resolve(collection));
  const from = '@schematics/angular';
  const workspace = { name: 'work', version: '22.0.0', newProjectRoot: '' };
  const empty = await runner.runExternalSchematic(from, 'workspace', workspace);
  const application = { name: 'shop', skipInstall: true };
  const tree = await runner.runExternalSchematic(from, 'application', application, empty);
  const written = async (changeDetection: string) => {
    const options = { name: 'orders', project: 'shop', changeDetection, inlineTemplate: true };
    const result = await runner.runSchematic('table', options, tree.branch());
    return result.readContent('/shop/src/app/orders/orders.component.ts');
  };
  expect(await written('OnPush')).toContain('ChangeDetectionStrategy.OnPush');
  expect(await written('Default')).not.toContain('ChangeDetectionStrategy');
});
