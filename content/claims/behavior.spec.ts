import { CdkMenu, CdkMenuItem, CdkTargetMenuAim, MENU_AIM } from '@angular/cdk/menu';
import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { CdkStepper } from '@angular/cdk/stepper';
import { CdkTableModule } from '@angular/cdk/table';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { CdkTreeModule, CdkTreeNode } from '@angular/cdk/tree';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDialog, MatDialogClose } from '@angular/material/dialog';
import { MatStepperModule } from '@angular/material/stepper';
import { MatTabsModule } from '@angular/material/tabs';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { MatTimepickerModule } from '@angular/material/timepicker';
import { By } from '@angular/platform-browser';
import { render } from './provoke';

const key = (name: string, keyCode: number) =>
  new KeyboardEvent('keydown', { key: name, keyCode, bubbles: true, cancelable: true });

@Component({
  selector: 'claims-ask',
  imports: [MatDialogClose],
  template: '<button matDialogClose>Cancel</button>',
})
class Ask {}

describe('overviews', () => {
  it('timepicker: Escape in a closed field clears it, emits, and does not change the form', async () => {
    TestBed.configureTestingModule({ providers: [provideNativeDateAdapter()] });
    const noon = new Date(2026, 3, 16, 12);
    const time = new FormControl<Date | null>(noon);
    const emitted: unknown[] = [];
    const fixture = await render(
      `<input [matTimepicker]="picker" [formControl]="time" (valueChange)="heard($event)" />
      <mat-timepicker #picker />`,
      [MatTimepickerModule, ReactiveFormsModule],
      { time, heard: (value: unknown) => emitted.push(value) },
    );
    const input: HTMLInputElement = fixture.nativeElement.querySelector('input');
    expect(input.value).toContain('12:00');
    emitted.length = 0;

    input.dispatchEvent(key('Escape', 27));
    await fixture.whenStable();

    expect(input.value).toBe('');
    expect(emitted).toEqual([null]);
    expect(time.value).toBe(noon);
  });

  it('overlay: keys other than Escape reach overlayKeydown', async () => {
    const heard: string[] = [];
    const fixture = await render(
      `<button cdkOverlayOrigin #origin="cdkOverlayOrigin">Weather</button>
      <ng-template cdkConnectedOverlay [cdkConnectedOverlayOpen]="true" [cdkConnectedOverlayOrigin]="origin"
        (overlayKeydown)="hear($event)">Fog</ng-template>`,
      [CdkConnectedOverlay, CdkOverlayOrigin],
      { hear: (event: KeyboardEvent) => heard.push(event.key) },
    );
    document.body.dispatchEvent(key('a', 65));
    document.body.dispatchEvent(key('ArrowDown', 40));
    await fixture.whenStable();
    expect(heard).toEqual(['a', 'ArrowDown']);
  });

  it('tabs: lazy content is destroyed on leaving and created again on each return', async () => {
    let made = 0;
    const fixture = await render(
      `<mat-tab-group animationDuration="0">
        <mat-tab label="One">1</mat-tab>
        <mat-tab label="Two"><ng-template matTabContent>{{ make() }}</ng-template></mat-tab>
      </mat-tab-group>`,
      [MatTabsModule],
      { make: () => `made ${String((made += 1))}` },
    );
    const tabs = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatTabGroupHarness);
    const text = () => String(fixture.nativeElement.textContent);
    expect(text()).not.toContain('made');
    await tabs.selectTab({ label: 'Two' });
    expect(text()).toContain('made');
    await tabs.selectTab({ label: 'One' });
    expect(text()).not.toContain('made');
    const before = made;
    await tabs.selectTab({ label: 'Two' });
    expect(made).toBeGreaterThan(before);
  });

  it('stepper: a valid step that nobody has visited still blocks a linear stepper', async () => {
    const fixture = await render(
      `<mat-stepper linear>
        <mat-step [stepControl]="first">1</mat-step>
        <mat-step [stepControl]="second">2</mat-step>
        <mat-step>3</mat-step>
      </mat-stepper>`,
      [MatStepperModule],
      { first: new FormControl('a'), second: new FormControl('b') },
    );
    const stepper = fixture.debugElement.query(By.directive(CdkStepper)).injector.get(CdkStepper);
    stepper.selectedIndex = 2;
    expect(stepper.selectedIndex).toBe(0);
    stepper.selectedIndex = 1;
    stepper.selectedIndex = 2;
    expect(stepper.selectedIndex).toBe(2);
  });

  it('dialog: matDialogClose without a value closes with an empty string', async () => {
    const fixture = await render('', []);
    const dialog = TestBed.inject(MatDialog).open(Ask);
    const answers: unknown[] = [];
    dialog.afterClosed().subscribe((answer) => answers.push(answer));
    await fixture.whenStable();
    document.querySelector<HTMLElement>('claims-ask button')?.click();
    await fixture.whenStable();
    await vi.waitFor(() => {
      expect(answers).toEqual(['']);
    });
  });

  it('table and tree: a single definition is used whatever its `when` returns', async () => {
    const never = () => false;
    const members = { data: [{}], never, none: () => [] };
    const table = await render(
      `<table cdk-table [dataSource]="data">
        <ng-container cdkColumnDef="a"><td cdk-cell *cdkCellDef>Cell</td></ng-container>
        <tr cdk-row *cdkRowDef="let row; columns: ['a']; when: never"></tr></table>`,
      [CdkTableModule],
      members,
    );
    expect(table.nativeElement.textContent).toContain('Cell');
    const tree = await render(
      `<cdk-tree [dataSource]="data" [childrenAccessor]="none">
        <cdk-tree-node *cdkTreeNodeDef="let one; when: never">Node</cdk-tree-node></cdk-tree>`,
      [CdkTreeModule],
      members,
    );
    expect(tree.nativeElement.textContent).toContain('Node');
  });

  it('tree: a node that `trackBy` keeps asks its original object for its children', async () => {
    interface Folder {
      readonly id: number;
      readonly files?: readonly Folder[];
    }
    const data = signal<readonly Folder[]>([{ id: 1 }]);
    const fixture = await render(
      `<cdk-tree [dataSource]="data()" [childrenAccessor]="filesOf" [expansionKey]="idOf" [trackBy]="idAt">
        <cdk-tree-node *cdkTreeNodeDef="let one" isExpandable [isExpanded]="true">{{ one.files?.length }}</cdk-tree-node>
      </cdk-tree>`,
      [CdkTreeModule],
      {
        data,
        filesOf: ({ files }: Folder) => files ?? [],
        idOf: ({ id }: Folder) => id,
        idAt: (_at: number, { id }: Folder) => id,
      },
    );
    data.set([{ id: 1, files: [{ id: 2 }] }]);
    await fixture.whenStable();
    const nodes = fixture.debugElement.queryAll(By.directive(CdkTreeNode));
    expect(nodes.map(({ nativeElement }) => nativeElement.textContent)).toEqual(['1', '']);
    expect(nodes[0]?.injector.get(CdkTreeNode).data).toEqual({ id: 1 });
  });

  it('menu: a menu aim outside of its menu throws as soon as an item uses it', async () => {
    const fixture = await render(
      `<div cdkTargetMenuAim><div cdkMenu><button cdkMenuItem>One</button></div></div>`,
      [CdkMenu, CdkMenuItem, CdkTargetMenuAim],
    );
    const item = fixture.debugElement.query(By.directive(CdkMenuItem));
    const aim = item.injector.get(MENU_AIM);
    expect(() => {
      aim.toggle(() => undefined);
    }).toThrow("Cannot read properties of undefined (reading 'orientation')");
  });
});
