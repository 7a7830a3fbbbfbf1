import { Injectable } from '@angular/core';

export interface Credentials {
  email: string;
  password: string;
  stay: boolean;
}

// #docregion contract
export type SignInResult = 'signed-in' | 'wrong-credentials' | 'unconfirmed';
// #enddocregion contract

/** Stands in for a server that knows two accounts. It cannot be reached for "down@example.org". */
@Injectable({ providedIn: 'root' })
export class AccountService {
  async signIn({ email, password }: Credentials): Promise<SignInResult> {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (email === 'down@example.org') throw new Error('The server cannot be reached');
    if (password !== 'harbor-light') return 'wrong-credentials';
    if (email === 'new@example.org') return 'unconfirmed';
    return email === 'mira@example.org' ? 'signed-in' : 'wrong-credentials';
  }
}
