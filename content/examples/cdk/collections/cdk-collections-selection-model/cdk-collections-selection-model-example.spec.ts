import { TestBed } from '@angular/core/testing';
import { CdkCollectionsSelectionModelExample } from './cdk-collections-selection-model-example';

describe('CdkCollectionsSelectionModelExample', () => {
  it('tells what was added and removed', async () => {
    const fixture = TestBed.createComponent(CdkCollectionsSelectionModelExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const boxes = [...element.querySelectorAll('input')];
    const press = async (index: number) => {
      boxes[index].click();
      await fixture.whenStable();
      return element.querySelector('[role=status]')?.textContent;
    };
    expect(boxes[0].indeterminate).toBe(true);

    expect(await press(3)).toBe('2 selected; last change: + Reef knot');
    expect(await press(0)).toBe('4 selected; last change: + Clove hitch, + Sheet bend');
    expect(boxes[0].indeterminate).toBe(false);
    expect(boxes.every(({ checked }) => checked)).toBe(true);

    expect(await press(1)).toBe('3 selected; last change: − Bowline');
    await press(0);
    expect(await press(0)).toContain('0 selected');
  });
});
