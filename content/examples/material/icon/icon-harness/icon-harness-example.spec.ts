import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { IconType, MatIconHarness } from '@angular/material/icon/testing';
import { IconHarnessExample } from './icon-harness-example';

describe('IconHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(IconHarnessExample));
  });

  it('finds a registered icon by its namespace', async () => {
    const pennant = await loader.getHarness(MatIconHarness.with({ namespace: 'signals' }));

    expect(await pennant.getType()).toBe(IconType.SVG);
    expect(await pennant.getName()).toBe('pennant');
  });

  it('tells icons of the font from drawn ones', async () => {
    const [sign] = await loader.getAllHarnesses(MatIconHarness.with({ type: IconType.FONT }));

    expect(await sign.getName()).toBe('lock');
    expect(await sign.isInline()).toBe(true);
  });

  it('opens the lock', async () => {
    await (await loader.getHarness(MatButtonHarness)).click();

    const open = await loader.getAllHarnesses(MatIconHarness.with({ name: 'lock_open' }));
    expect(open).toHaveLength(1);
  });
});
