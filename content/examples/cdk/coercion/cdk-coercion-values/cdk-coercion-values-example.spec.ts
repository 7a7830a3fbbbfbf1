import { TestBed } from '@angular/core/testing';
import { CdkCoercionValuesExample } from './cdk-coercion-values-example';

describe('CdkCoercionValuesExample', () => {
  it('shows what becomes of the text that is typed', async () => {
    const fixture = TestBed.createComponent(CdkCoercionValuesExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [input] = element.querySelectorAll('input');
    const results = async (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event('input'));
      await fixture.whenStable();
      return [...element.querySelectorAll('code')].map((code) => code.textContent);
    };

    expect(await results('7')).toEqual(['true', '7', '"7"', '["7"]', '["7"]']);
    expect(await results('false  2')).toEqual([
      'true',
      '-1',
      '"false  2"',
      '["false  2"]',
      '["false","2"]',
    ]);
    expect((await results('false'))[0]).toBe('false');
  });
});
