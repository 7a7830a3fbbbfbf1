import type { HarnessLoader } from '@angular/cdk/testing';
import type {
  Credentials,
  SignInResult,
} from '../../examples/material/sign-in/form-field-sign-in/account-service';

export type { Credentials, SignInResult };

export declare const loader: HarnessLoader;
