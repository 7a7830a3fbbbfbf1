import { Component, type Signal } from '@angular/core';
import type { MatDialog } from '@angular/material/dialog';

export declare class View {
  team: Signal<{ name: string; color: string }>;
}

export declare class Host {
  dialog: MatDialog;
}

@Component({ selector: 'app-confirm-cancel', template: '' })
export class ConfirmCancel {}
