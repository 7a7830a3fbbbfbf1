import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAccordionHarness, MatExpansionPanelHarness } from '@angular/material/expansion/testing';
import { ExpansionHarnessExample } from './expansion-harness-example';

describe('ExpansionHarnessExample', () => {
  let accordion: MatAccordionHarness;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(ExpansionHarnessExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    accordion = await loader.getHarness(MatAccordionHarness);
  });

  it('finds a panel by its title and reads its description', async () => {
    const [trieste] = await accordion.getExpansionPanels({ title: 'Trieste' });

    expect(await trieste.getDescription()).toBe('09:40');
    expect(await trieste.isExpanded()).toBe(false);
  });

  it('shows the note of the panel that was opened last', async () => {
    const [ljubljana, trieste] = await accordion.getExpansionPanels({ disabled: false });

    await ljubljana.expand();
    await trieste.expand();

    const open: MatExpansionPanelHarness[] = await accordion.getExpansionPanels({ expanded: true });
    expect(open).toHaveLength(1);
    expect(await open[0].getTextContent()).toBe('The dining car is open.');
  });

  it('does not open the train that is not running', async () => {
    const [rijeka] = await accordion.getExpansionPanels({ title: 'Rijeka' });
    await rijeka.toggle();

    expect(await rijeka.isDisabled()).toBe(true);
    expect(await rijeka.isExpanded()).toBe(false);
  });
});
