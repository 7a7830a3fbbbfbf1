import { HarnessLoader, parallel } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { CdkTestHarnessesOwnHarnessExample } from './cdk-test-harnesses-own-harness-example';
import { ShipBunkHarness } from './ship-bunk-harness';

describe('CdkTestHarnessesOwnHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    const fixture = TestBed.createComponent(CdkTestHarnessesOwnHarnessExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('finds bunks by name and by state', async () => {
    const port = await loader.getAllHarnesses(ShipBunkHarness.with({ name: /port$/ }));
    const free = await loader.getAllHarnesses(ShipBunkHarness.with({ taken: false }));
    expect(port).toHaveLength(2);
    expect(await parallel(() => free.map((bunk) => bunk.getName()))).toEqual([
      'Upper port',
      'Upper starboard',
    ]);
  });

  it('takes a bunk, and leaves one that is taken as it is', async () => {
    const upper = await loader.getHarness(ShipBunkHarness.with({ name: 'Upper port' }));
    const lower = await loader.getHarness(ShipBunkHarness.with({ name: 'Lower port' }));
    await upper.take();
    await lower.take();
    expect(await parallel(() => [upper.isTaken(), lower.isTaken()])).toEqual([true, true]);
  });

  it('has none of a name that does not exist', async () => {
    expect(await loader.getHarnessOrNull(ShipBunkHarness.with({ name: 'Bridge' }))).toBeNull();
  });
});
