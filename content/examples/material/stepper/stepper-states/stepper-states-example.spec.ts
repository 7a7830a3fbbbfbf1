import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatIconHarness } from '@angular/material/icon/testing';
import { MatStepperHarness, MatStepperNextHarness } from '@angular/material/stepper/testing';
import { StepperStatesExample } from './stepper-states-example';

describe('StepperStatesExample', () => {
  it('shows the icon of the state that each step is in', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(StepperStatesExample));
    const icons = async () => {
      const found = await loader.getAllHarnesses(MatIconHarness);
      return Promise.all(found.map((icon) => icon.getName()));
    };
    expect(await icons()).toEqual(['my_location', 'hiking', 'cabin']);

    const [river, path] = await (await loader.getHarness(MatStepperHarness)).getSteps();
    await (await river.getHarness(MatStepperNextHarness)).click();

    expect(await path.isSelected()).toBe(true);
    expect(await icons()).toEqual(['done', 'my_location', 'cabin']);
  });
});
