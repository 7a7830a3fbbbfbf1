import type { HarnessLoader } from '@angular/cdk/testing';

export interface Credentials {
  email: string;
  password: string;
  stay: boolean;
}

export type SignInResult = 'signed-in' | 'wrong-credentials' | 'unconfirmed';

export declare const loader: HarnessLoader;
