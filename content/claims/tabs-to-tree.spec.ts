import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MAT_NATIVE_DATE_FORMATS, provideNativeDateAdapter } from '@angular/material/core';
import { MatTabsModule } from '@angular/material/tabs';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { MatTimepickerModule } from '@angular/material/timepicker';
import { MatTooltip, MatTooltipModule } from '@angular/material/tooltip';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { MatTree, MatTreeModule } from '@angular/material/tree';
import { MatTreeHarness } from '@angular/material/tree/testing';
import { By } from '@angular/platform-browser';
import { ActivatedRoute, provideRouter, Router } from '@angular/router';
import { map } from 'rxjs';
import { render } from './provoke';

interface Place {
  name: string;
  stops?: Place[];
}

describe('Tabs to tree: common tasks', () => {
  it('tabs: `preserveContent` creates lazy content once and keeps its elements in the page', async () => {
    let made = 0;
    const fixture = await render(
      `<mat-tab-group animationDuration="0" preserveContent>
        <mat-tab label="One">1</mat-tab>
        <mat-tab label="Two"><ng-template matTabContent>@let n = make();<i>{{ n }}</i></ng-template></mat-tab>
      </mat-tab-group>`,
      [MatTabsModule],
      { make: () => (made ||= 1) },
    );
    const element: HTMLElement = fixture.nativeElement;
    const tabs = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatTabGroupHarness);
    expect([made, element.querySelector('i')]).toEqual([0, null]);
    await tabs.selectTab({ label: 'Two' });
    const content = element.querySelector('i');
    await tabs.selectTab({ label: 'One' });
    expect(element.querySelector('i')).toBe(content);
    expect(content).not.toBeNull();
  });

  it('tabs: content without `matTabContent` keeps its element and state, away from the page', async () => {
    const fixture = await render(
      `<mat-tab-group animationDuration="0">
        <mat-tab label="One"><textarea></textarea></mat-tab><mat-tab label="Two">2</mat-tab>
      </mat-tab-group>`,
      [MatTabsModule],
    );
    const element: HTMLElement = fixture.nativeElement;
    const tabs = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatTabGroupHarness);
    const field = element.querySelector('textarea');
    if (field) field.value = 'typed';
    await tabs.selectTab({ label: 'Two' });
    expect(element.querySelector('textarea')).toBeNull();
    await tabs.selectTab({ label: 'One' });
    expect(element.querySelector('textarea')?.value).toBe('typed');
  });

  it('tabs: a query parameter selects a tab, and follows the selection', async () => {
    TestBed.configureTestingModule({ providers: [provideRouter([])] });
    const router = TestBed.inject(Router);
    const route = TestBed.inject(ActivatedRoute);
    await router.navigateByUrl('/?tab=1');
    const index = TestBed.runInInjectionContext(() =>
      toSignal(route.queryParamMap.pipe(map((params) => Number(params.get('tab')))), {
        initialValue: 0,
      }),
    );
    const remember = (tab: number) =>
      router.navigate([], {
        relativeTo: route,
        queryParams: { tab },
        queryParamsHandling: 'merge',
      });
    const fixture = await render(
      `<mat-tab-group animationDuration="0" [selectedIndex]="index()" (selectedIndexChange)="remember($event)">
        <mat-tab label="One">1</mat-tab><mat-tab label="Two">2</mat-tab>
      </mat-tab-group>`,
      [MatTabsModule],
      { index, remember },
    );
    const tabs = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatTabGroupHarness);
    expect(await (await tabs.getSelectedTab()).getLabel()).toBe('Two');
    await tabs.selectTab({ label: 'One' });
    expect(router.url).toBe('/?tab=0');
    await router.navigateByUrl('/');
    expect(await (await tabs.getSelectedTab()).getLabel()).toBe('One');
    await router.navigateByUrl('/?tab=1');
    expect(await (await tabs.getSelectedTab()).getLabel()).toBe('Two');
  });

  it('timepicker: formats of the native adapter can set a 24-hour clock, which is also parsed', async () => {
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
    TestBed.configureTestingModule({
      providers: [
        provideNativeDateAdapter({
          parse: MAT_NATIVE_DATE_FORMATS.parse,
          display: { ...MAT_NATIVE_DATE_FORMATS.display, timeInput: clock, timeOptionLabel: clock },
        }),
      ],
    });
    const time = new FormControl(new Date(2027, 0, 1, 14, 30));
    const fixture = await render(
      '<input [matTimepicker]="picker" [formControl]="time" /><mat-timepicker #picker />',
      [MatTimepickerModule, ReactiveFormsModule],
      { time },
    );
    const input = fixture.debugElement.query(By.css('input')).nativeElement as HTMLInputElement;
    expect(input.value).toBe('14:30');
    input.value = '16:45';
    input.dispatchEvent(new Event('input'));
    expect([time.value?.getHours(), time.value?.getMinutes()]).toEqual([16, 45]);
  });

  it('tooltip: it shows on a disabled button with `disabledInteractive`', async () => {
    const fixture = await render(
      '<button matButton disabled disabledInteractive matTooltip="Choose a seat first">Pay</button>',
      [MatButtonModule, MatTooltipModule],
    );
    const button = fixture.debugElement.query(By.css('button')).nativeElement as HTMLButtonElement;
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    const tooltip = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatTooltipHarness);
    await tooltip.show();
    expect(await tooltip.getTooltipText()).toBe('Choose a seat first');
  });

  it('tooltip: `matTooltipDisabled` stops `show()` too, and removes the description', async () => {
    const off = signal(false);
    const fixture = await render(
      '<button matTooltip="On one page" [matTooltipDisabled]="off()">Print</button>',
      [MatTooltipModule],
      { off },
    );
    const { nativeElement, injector } = fixture.debugElement.query(By.directive(MatTooltip));
    const button = nativeElement as HTMLElement;
    expect(button.hasAttribute('aria-describedby')).toBe(true);
    off.set(true);
    await fixture.whenStable();
    injector.get(MatTooltip).show();
    await fixture.whenStable();
    expect(document.querySelector('mat-tooltip-component')).toBeNull();
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('tree: filtered copies are collapsed until `expandAll` is called after they have been rendered', async () => {
    const filterPlaces = (places: Place[], text: string): Place[] =>
      places.flatMap((place) => {
        const stops = filterPlaces(place.stops ?? [], text);
        return stops.length > 0 || place.name.includes(text) ? [{ ...place, stops }] : [];
      });
    const all: Place[] = [
      { name: 'Line 1', stops: [{ name: 'Harbor' }, { name: 'Market' }] },
      { name: 'Line 2', stops: [{ name: 'Castle' }] },
    ];
    const lines = signal(all);
    const fixture = await render(
      `<mat-tree [dataSource]="lines()" [childrenAccessor]="stopsOf">
        <mat-tree-node *matTreeNodeDef="let place" matTreeNodePadding isExpandable>{{ place.name }}</mat-tree-node>
      </mat-tree>`,
      [MatTreeModule],
      { lines, stopsOf: (place: Place) => place.stops ?? [] },
    );
    const component = fixture.debugElement.query(By.directive(MatTree)).injector.get(MatTree);
    const tree = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatTreeHarness);
    const texts = async () => Promise.all((await tree.getNodes()).map((node) => node.getText()));
    lines.set(filterPlaces(all, 'Market'));
    component.expandAll();
    await fixture.whenStable();
    expect(await texts()).toEqual(['Line 1']);
    component.expandAll();
    expect(await texts()).toEqual(['Line 1', 'Market']);
  });
});
