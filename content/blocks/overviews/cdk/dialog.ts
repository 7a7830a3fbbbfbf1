import type { Dialog } from '@angular/cdk/dialog';
import { ComponentHarness } from '@angular/cdk/testing';
import { Component, type Signal } from '@angular/core';

@Component({ selector: 'app-edit-dialog', template: '' })
export class EditDialog {
  declare readonly dirty: Signal<boolean>;
}

export class CancelDialogHarness extends ComponentHarness {
  static readonly hostSelector = 'app-cancel-dialog';
  declare confirm: () => Promise<void>;
}

export declare const dialog: Dialog;

export declare class Host {
  dialog: Dialog;
}
