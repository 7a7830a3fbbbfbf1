import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { CdkTestHarnessesContainerHarnessExample } from './cdk-test-harnesses-container-harness-example';
import { PlainButtonHarness, SeaChestHarness } from './sea-chest-harness';

function setUp() {
  const fixture = TestBed.createComponent(CdkTestHarnessesContainerHarnessExample);
  const element: HTMLElement = fixture.nativeElement;
  return { element, loader: TestbedHarnessEnvironment.loader(fixture) };
}

describe('CdkTestHarnessesContainerHarnessExample', () => {
  it('presses the buttons of one chest only', async () => {
    const { element, loader } = setUp();
    const cook = await loader.getHarness(SeaChestHarness.with({ label: 'Cook' }));
    for (const button of await cook.getAllHarnesses(PlainButtonHarness)) await button.press();
    expect(element.textContent).toContain('Polished: kettle, ladle');
  });

  it('finds the buttons of all chests from the loader of the page', async () => {
    const { loader } = setUp();
    expect(await loader.countHarnesses(PlainButtonHarness)).toBe(3);
  });

  it('narrows a search to an element, too', async () => {
    const { loader } = setUp();
    const content = await loader.getChildLoader('.content');
    expect(await content.countHarnesses(PlainButtonHarness)).toBe(1);
  });
});
