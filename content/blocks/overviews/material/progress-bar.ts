import type { HttpClient } from '@angular/common/http';
import type { Signal, WritableSignal } from '@angular/core';
import type { Router } from '@angular/router';

export declare class View {
  total: Signal<number>;
  percent: Signal<number>;
  done: WritableSignal<boolean>;
  router: Router;
}

export declare class Host {
  http: HttpClient;
  percent: WritableSignal<number>;
}
