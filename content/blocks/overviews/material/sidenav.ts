import type { Signal, WritableSignal } from '@angular/core';
import type { MatSidenavContainer } from '@angular/material/sidenav';

export declare class View {
  menu: { open: WritableSignal<boolean> };
  mini: Signal<boolean>;
}

export declare class Host {
  container: Signal<MatSidenavContainer>;
}
