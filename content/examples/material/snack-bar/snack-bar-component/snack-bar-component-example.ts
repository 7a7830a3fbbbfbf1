import { Component, inject } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MAT_SNACK_BAR_DATA,
  MatSnackBar,
  MatSnackBarAction,
  MatSnackBarActions,
  MatSnackBarLabel,
  MatSnackBarRef,
} from '@angular/material/snack-bar';

interface Delay {
  train: string;
  minutes: number;
}

/**
 * @title Custom component
 * @summary Opens a component with an icon, data and an action as a snack bar.
 */
@Component({
  selector: 'snack-bar-component-example',
  imports: [MatButton],
  templateUrl: './snack-bar-component-example.html',
})
export class SnackBarComponentExample {
  private readonly snackBar = inject(MatSnackBar);

  protected report(): void {
    this.snackBar.openFromComponent(DelayNotice, {
      duration: 8000,
      data: { train: 'EN 407', minutes: 12 } satisfies Delay,
    });
  }
}

@Component({
  selector: 'delay-notice',
  imports: [MatButton, MatIcon, MatSnackBarAction, MatSnackBarActions, MatSnackBarLabel],
  templateUrl: './delay-notice.html',
  styles: `
    :host {
      display: flex;
    }
    .label {
      display: flex;
      align-items: center;
      gap: 12px;
    }
  `,
})
export class DelayNotice {
  protected readonly delay = inject<Delay>(MAT_SNACK_BAR_DATA);
  protected readonly notice = inject<MatSnackBarRef<DelayNotice>>(MatSnackBarRef);
}
