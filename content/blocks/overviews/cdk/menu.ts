import type { ConnectedPosition } from '@angular/cdk/overlay';
import type { TemplateRef, WritableSignal } from '@angular/core';

export declare class View {
  file: TemplateRef<unknown>;
  edit: TemplateRef<unknown>;
  mapMenu: TemplateRef<unknown>;
  delays: WritableSignal<boolean>;
  order: WritableSignal<'time' | 'price'>;
  trip: { name: string };
  above: ConnectedPosition[];
  saveOrder(): void;
}
