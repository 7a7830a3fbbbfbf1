import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputClearableExample } from './input-clearable-example';

describe('InputClearableExample', () => {
  it('empties the input, keeps the focus there and takes the button away', async () => {
    const fixture = TestBed.createComponent(InputClearableExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatInputHarness);
    const clear = await loader.getHarness(MatButtonHarness);
    expect(await input.getValue()).toBe('wood');
    expect(fixture.nativeElement.textContent).toContain('Wood engraving, Woodcut');

    await clear.click();
    expect(await input.getValue()).toBe('');
    expect(await input.isFocused()).toBe(true);
    expect(await loader.getAllHarnesses(MatButtonHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Drypoint, Etching');
  });
});
