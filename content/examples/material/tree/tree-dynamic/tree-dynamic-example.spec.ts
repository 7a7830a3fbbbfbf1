import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { TreeDynamicExample } from './tree-dynamic-example';

describe('TreeDynamicExample', () => {
  it('fetches the branches of a river that is opened', async () => {
    const fixture = TestBed.createComponent(TreeDynamicExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const tree = await loader.getHarness(MatTreeHarness);
    const [rhine] = await tree.getNodes({ text: /Rhine/ });

    await rhine.expand();
    expect(element.querySelector('mat-progress-bar')).not.toBeNull();

    await vi.waitFor(() => expect(element.textContent).toContain('Neckar'), 5000);
    expect(element.querySelector('mat-progress-bar')).toBeNull();
  });

  it('keeps what is open, and fetches branches of branches', async () => {
    const fixture = TestBed.createComponent(TreeDynamicExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const tree = await loader.getHarness(MatTreeHarness);
    const expand = async (text: RegExp) => (await tree.getNodes({ text }))[0].expand();

    await expand(/Rhine/);
    await vi.waitFor(() => expect(element.textContent).toContain('Main'), 5000);
    await expand(/Main/);
    await vi.waitFor(() => expect(element.textContent).toContain('Tauber'), 5000);

    expect(element.textContent).toContain('Neckar');
  });
});
