import { DialogConfig } from '@angular/cdk/dialog';
import { createDragRef } from '@angular/cdk/drag-drop';
import { CdkListbox, CdkOption } from '@angular/cdk/listbox';
import { CdkConnectedOverlay, createFlexibleConnectedPositionStrategy } from '@angular/cdk/overlay';
import { CdkStep, CdkStepper } from '@angular/cdk/stepper';
import { Component, Injector, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MAT_AUTOCOMPLETE_DEFAULT_OPTIONS } from '@angular/material/autocomplete';
import { MatBottomSheetConfig } from '@angular/material/bottom-sheet';
import { MatButton } from '@angular/material/button';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatChipGrid, MatChipInput } from '@angular/material/chips';
import { MatRipple } from '@angular/material/core';
import { MatDialog, MatDialogConfig } from '@angular/material/dialog';
import { MatGridListModule } from '@angular/material/grid-list';
import { MatIcon, MatIconRegistry } from '@angular/material/icon';
import { MatInput } from '@angular/material/input';
import { MatListItem, MatNavList } from '@angular/material/list';
import { MatMenu } from '@angular/material/menu';
import { MatPaginator } from '@angular/material/paginator';
import { MatProgressSpinner } from '@angular/material/progress-spinner';
import { MatSelect } from '@angular/material/select';
import { MatSlider, MatSliderThumb } from '@angular/material/slider';
import { MatSnackBarConfig } from '@angular/material/snack-bar';
import { MatSort, MatSortHeader } from '@angular/material/sort';
import { By } from '@angular/platform-browser';
import { render } from './provoke';

/** Renders a template and returns the instance of a directive in it. */
async function one<T>(
  type: Type<T>,
  template: string,
  imports: readonly Type<unknown>[] = [type],
  members: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const fixture = await render(template, imports, members);
  const found = fixture.debugElement.queryAllNodes(By.directive(type)).at(0);
  if (!found) throw new Error(`There is no ${type.name}`);
  return found.injector.get(type);
}

/** A private field of an object, for values without a public accessor. */
const inside = (target: object, name: string): unknown => Reflect.get(target, name);

const autocomplete = () => TestBed.inject(MAT_AUTOCOMPLETE_DEFAULT_OPTIONS);
const dialog = () => new DialogConfig<unknown>();
const paginator = (inputs = '') => one(MatPaginator, `<mat-paginator length="90" ${inputs} />`);
const drag = (name: string) => {
  const ref = createDragRef(TestBed.inject(Injector), document.createElement('p'));
  return inside(Object(inside(ref, '_config')), name);
};
const strategy = (name: string) =>
  inside(createFlexibleConnectedPositionStrategy(TestBed.inject(Injector), document.body), name);

/** A cell of a table of defaults, by its text and subject: the value, and the function that reads it. */
const defaults: Readonly<Record<string, readonly [expected: unknown, read: () => unknown]>> = {
  'cdk/dialog minWidth': [undefined, () => dialog().minWidth],
  'cdk/dialog maxWidth': [undefined, () => dialog().maxWidth],
  'cdk/dialog minHeight': [undefined, () => dialog().minHeight],
  'cdk/dialog maxHeight': [undefined, () => dialog().maxHeight],
  'cdk/drag-drop dragStartThreshold': [5, () => drag('dragStartThreshold')],
  'cdk/drag-drop pointerDirectionChangeThreshold': [
    5,
    () => drag('pointerDirectionChangeThreshold'),
  ],
  'cdk/listbox cdkOptionDisabled': [
    false,
    async () =>
      (
        await one(CdkOption, '<ul cdkListbox><li cdkOption="a">A</li></ul>', [
          CdkListbox,
          CdkOption,
        ])
      ).disabled,
  ],
  'cdk/listbox cdkOptionTypeaheadLabel': [
    'Quiet',
    async () => {
      const imports = [CdkListbox, CdkOption];
      return (
        await one(CdkOption, '<ul cdkListbox><li cdkOption="a">Quiet</li></ul>', imports)
      ).getLabel();
    },
  ],
  'cdk/overlay withPush': [true, () => strategy('_canPush')],
  'cdk/overlay withFlexibleDimensions': [true, () => strategy('_hasFlexibleDimensions')],
  'cdk/overlay withGrowAfterOpen': [false, () => strategy('_growAfterOpen')],
  'cdk/overlay withLockedPosition': [false, () => strategy('_positionLocked')],
  'cdk/overlay withViewportMargin': [0, () => strategy('_viewportMargin')],
  'cdk/stepper displayDefaultIndicatorType': [
    true,
    async () => {
      const imports = [CdkStepper, CdkStep];
      const step = await one(CdkStep, '<div cdkStepper><cdk-step>1</cdk-step></div>', imports);
      return inside(step, '_displayDefaultIndicatorType');
    },
  ],
  'cdk/stepper showError': [
    false,
    async () => {
      const imports = [CdkStepper, CdkStep];
      const members = { wrong: new FormControl('', () => ({ wrong: true })) };
      members.wrong.markAsTouched();
      const step = await one(
        CdkStep,
        '<div cdkStepper><cdk-step [stepControl]="wrong">1</cdk-step><cdk-step>2</cdk-step></div>',
        imports,
        members,
      );
      step.interacted = true;
      return step.indicatorType() === 'error';
    },
  ],
  'material/autocomplete hasBackdrop': [false, () => autocomplete().hasBackdrop],
  'material/autocomplete backdropClass': [undefined, () => autocomplete().backdropClass],
  'material/autocomplete overlayPanelClass': [undefined, () => autocomplete().overlayPanelClass],
  'material/bottom-sheet panelClass': [undefined, () => new MatBottomSheetConfig().panelClass],
  'material/bottom-sheet backdropClass': [
    undefined,
    () => new MatBottomSheetConfig().backdropClass,
  ],
  'material/button defaultAppearance': [
    'text',
    async () => (await one(MatButton, '<button matButton>A</button>')).appearance,
  ],
  'material/checkbox clickAction': [
    'check-indeterminate',
    async () => {
      const box = await one(MatCheckbox, '<mat-checkbox indeterminate>A</mat-checkbox>');
      box._inputElement.nativeElement.click();
      await Promise.resolve();
      const both = box.checked && !box.indeterminate;
      return both ? 'check-indeterminate' : 'another';
    },
  ],
  'material/chips inputDisabledInteractive': [
    false,
    async () => {
      const template = '<mat-chip-grid #grid /><input [matChipInputFor]="grid" />';
      return (await one(MatChipInput, template, [MatChipGrid, MatChipInput])).disabledInteractive;
    },
  ],
  'material/dialog position': [undefined, () => new MatDialogConfig().position],
  'material/dialog enterAnimationDuration': [
    '150ms',
    async () => {
      TestBed.inject(MatDialog).open(Note);
      await new Promise((next) => setTimeout(next));
      const host = document.querySelector<HTMLElement>('mat-dialog-container');
      return host?.style.getPropertyValue('--mat-dialog-transition-duration');
    },
  ],
  'material/grid-list rowHeight': [
    '1:1',
    async () => {
      const fixture = await render('<mat-grid-list cols="2"><mat-grid-tile /></mat-grid-list>', [
        MatGridListModule,
      ]);
      const tile: HTMLElement = fixture.nativeElement.querySelector('mat-grid-tile');
      // As wide as it is high: half of the list, without half of the gap.
      return tile.style.paddingTop.includes('50%') && tile.style.width.includes('50%')
        ? '1:1'
        : tile.style.cssText;
    },
  ],
  'material/icon svgIcon': [
    undefined,
    async () => (await one(MatIcon, '<mat-icon>home</mat-icon>')).svgIcon,
  ],
  'material/icon fontIcon': [
    undefined,
    async () => (await one(MatIcon, '<mat-icon>home</mat-icon>')).fontIcon,
  ],
  'material/icon fontSet': [
    'material-icons',
    async () => {
      const fixture = await render('<mat-icon>home</mat-icon>', [MatIcon]);
      const [set = ''] = TestBed.inject(MatIconRegistry).getDefaultFontSetClass();
      return fixture.nativeElement.querySelector('mat-icon').classList.contains(set) ? set : '';
    },
  ],
  'material/input placeholder': [
    undefined,
    async () => (await one(MatInput, '<input matInput />')).placeholder,
  ],
  'material/list lines': [
    null,
    async () => {
      const template = '<mat-nav-list><a mat-list-item>A</a></mat-nav-list>';
      return (await one(MatListItem, template, [MatNavList, MatListItem]))._explicitLines;
    },
  ],
  'material/menu hasBackdrop': [
    undefined,
    async () => (await one(MatMenu, '<mat-menu />')).hasBackdrop,
  ],
  'material/menu backdropClass': [
    'cdk-overlay-transparent-backdrop',
    async () => (await one(MatMenu, '<mat-menu />')).backdropClass,
  ],
  'material/paginator pageSize': [50, async () => (await paginator()).pageSize],
  'material/paginator formFieldAppearance': [
    'outline',
    async () => (await paginator())._formFieldAppearance,
  ],
  'material/progress-spinner strokeWidth': [
    7,
    async () =>
      (await one(MatProgressSpinner, '<mat-progress-spinner diameter="70" />')).strokeWidth,
  ],
  'material/ripple matRippleColor': [
    undefined,
    async () => (await one(MatRipple, '<p matRipple></p>')).color,
  ],
  'material/select placeholder': [
    undefined,
    async () => (await one(MatSelect, '<mat-select />')).placeholder,
  ],
  'material/select panelClass': [
    undefined,
    async () => (await one(MatSelect, '<mat-select />')).panelClass,
  ],
  'material/slider displayWith': [
    '5',
    async () => {
      const template = '<mat-slider><input matSliderThumb value="5" /></mat-slider>';
      return (await one(MatSlider, template, [MatSlider, MatSliderThumb])).displayWith(5);
    },
  ],
  'material/snack-bar panelClass': [undefined, () => new MatSnackBarConfig().panelClass],
  'material/snack-bar direction': [undefined, () => new MatSnackBarConfig().direction],
  'material/snack-bar viewContainerRef': [
    undefined,
    () => new MatSnackBarConfig().viewContainerRef,
  ],
  'material/sort matSortDisableClear': [
    false,
    async () => Boolean(inside(await one(MatSort, '<table matSort></table>'), 'disableClear')),
  ],
  'material/sort disableClear': [
    undefined,
    async () => {
      const template = '<table matSort><tr><th mat-sort-header="a">A</th></tr></table>';
      return inside(await one(MatSortHeader, template, [MatSort, MatSortHeader]), 'disableClear');
    },
  ],
};

@Component({ selector: 'claims-note', template: 'Note' })
class Note {}

describe('defaults', () => {
  for (const [cell, [expected, read]] of Object.entries(defaults)) {
    it(cell, async () => {
      expect(await read()).toEqual(expected);
    });
  }

  it('overlay: push and flexible dimensions are off in the directive', async () => {
    const overlay = await one(CdkConnectedOverlay, '<ng-template cdkConnectedOverlay />');
    expect([overlay.push, overlay.flexibleDimensions]).toEqual([false, false]);
  });

  it('paginator: the first option is the page size, unless one is set', async () => {
    expect((await paginator('[pageSizeOptions]="[20, 40]"')).pageSize).toBe(20);
  });

  it('input: `required` follows the validator of a control', async () => {
    const control = new FormControl('', (field) => (field.value ? null : { required: true }));
    const imports = [MatInput, ReactiveFormsModule];
    const input = await one(MatInput, '<input matInput [formControl]="control" />', imports, {
      control,
    });
    expect(input.required).toBe(false);
  });
});
