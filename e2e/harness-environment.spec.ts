import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HarnessLoader, TestKey } from '@angular/cdk/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { type Page, test } from '@playwright/test';
import { expect } from './support/expect';
import { openStarted } from './support/open';

interface Environment {
  PlaywrightEnvironment: { loader(page: Page): Promise<HarnessLoader> };
}

function isEnvironment(module: unknown): module is Environment {
  return typeof module === 'object' && module !== null && 'PlaywrightEnvironment' in module;
}

/** The class that the overview of the harnesses prints, loaded as a reader's project would. */
async function printedEnvironment(): Promise<Environment> {
  const text = readFileSync('content/overviews/cdk/test-harnesses.md', 'utf8');
  const code = /```ts title="playwright-environment\.ts" complete\n([\s\S]*?)```/.exec(text)?.[1];
  if (code === undefined) throw new Error('The overview prints no environment for Playwright.');
  const file = resolve('.generated/printed/playwright-environment.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isEnvironment(loaded)) throw new Error('The printed file does not export the environment.');
  return loaded;
}

test('harnesses work with the environment for Playwright that their overview prints', async ({
  page,
}) => {
  const { PlaywrightEnvironment } = await printedEnvironment();

  await openStarted(page, '/components/input/examples/input-clearable');
  const inputs = await PlaywrightEnvironment.loader(page);
  const input = await inputs.getHarness(
    MatInputHarness.with({ ancestor: 'input-clearable-example' }),
  );
  await input.setValue('Geneva');
  expect(await input.getValue()).toBe('Geneva');
  const host = await input.host();
  await host.sendKeys(TestKey.HOME, 'Old ');
  await host.sendKeys({ shift: true }, TestKey.END);
  await host.sendKeys(TestKey.BACKSPACE);
  expect(await input.getValue()).toBe('Old ');
  expect(await host.isFocused()).toBe(true);
  await input.blur();
  expect(await host.isFocused()).toBe(false);

  await openStarted(page, '/components/select/examples/select-overview');
  const selects = await PlaywrightEnvironment.loader(page);
  const select = await selects.getHarness(
    MatSelectHarness.with({ ancestor: 'select-overview-example' }),
  );
  await select.open();
  const options = await select.getOptions();
  const text = (await options.at(1)?.getText()) ?? '';
  expect(text).not.toBe('');
  await select.clickOptions({ text });
  expect(await select.getValueText()).toBe(text);
});
