import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { TreeLoadmoreExample } from './tree-loadmore-example';

describe('TreeLoadmoreExample', () => {
  it('shows three sheets, then the rest', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TreeLoadmoreExample));
    const tree = await loader.getHarness(MatTreeHarness);
    const [ferns] = await tree.getNodes({ text: /Ferns/ });

    await ferns.expand();
    expect(await tree.getNodes({ text: 'Polypody' })).toHaveLength(0);

    await (await loader.getHarness(MatButtonHarness.with({ text: 'More ferns' }))).click();
    expect(await tree.getNodes({ text: 'Polypody' })).toHaveLength(1);
    expect(await tree.getNodes({ text: 'More ferns' })).toHaveLength(0);
  });
});
