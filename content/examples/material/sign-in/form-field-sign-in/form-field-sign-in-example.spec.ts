import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { FormFieldSignInExample } from './form-field-sign-in-example';

describe('FormFieldSignInExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(FormFieldSignInExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [email, password] = await loader.getAllHarnesses(MatInputHarness);
    const errors = async () => {
      const fields = await loader.getAllHarnesses(MatFormFieldHarness);
      return Promise.all(fields.map((field) => field.getTextErrors()));
    };
    const press = async (text: string) =>
      (await loader.getHarness(MatButtonHarness.with({ text }))).click();
    const signIn = async (address: string, secret: string) => {
      await email.setValue(address);
      await password.setValue(secret);
      await press('Sign in');
      // The pretended server takes a moment, which is no pending task of Angular's.
      await vi.waitFor(() => expect(element.querySelector('mat-progress-bar')).toBeNull(), 3000);
    };
    const element: HTMLElement = fixture.nativeElement;
    const said = (role: string) => element.querySelector(`form > [role=${role}]`)?.textContent;
    return { email, password, errors, press, signIn, said };
  }

  it('shows what is missing and moves the focus to the first field', async () => {
    const { email, errors, press } = await setUp();
    expect(await errors()).toEqual([[], []]);
    await press('Sign in');
    expect(await errors()).toEqual([['Enter your email address.'], ['Enter your password.']]);
    expect(await email.isFocused()).toBe(true);

    await email.setValue('mira');
    expect((await errors())[0]).toEqual(['An address looks like name@example.org.']);
  });

  it('signs in', async () => {
    const { signIn, said } = await setUp();
    await signIn('mira@example.org', 'harbor-light');
    expect(said('status')).toBe('You are signed in as mira@example.org.');
  });

  it('shows an error of both fields until one of them changes', async () => {
    const { password, signIn, said } = await setUp();
    await signIn('mira@example.org', 'harbor');
    expect(said('alert')).toContain('don’t match an account');
    expect(await password.isFocused()).toBe(true);

    await password.setValue('harbor-l');
    expect(said('alert')).not.toContain('match');
  });

  it('shows an error of the server at its field', async () => {
    const { email, errors, signIn } = await setUp();
    await signIn('new@example.org', 'harbor-light');
    expect((await errors())[0]).toEqual([
      'Confirm this address first: open the link that was sent to it.',
    ]);
    expect(await email.isFocused()).toBe(true);
  });

  it('can be sent again, unchanged, when the server was not reached', async () => {
    const { press, signIn, said } = await setUp();
    await signIn('down@example.org', 'harbor-light');
    expect(said('alert')).toContain('The server can’t be reached.');
    await press('Sign in');
    expect(said('alert')).not.toContain('reached');
  });

  it('shows and hides the password', async () => {
    const { password, press } = await setUp();
    await press('Show');
    expect(await password.getType()).toBe('text');
    await press('Hide');
    expect(await password.getType()).toBe('password');
  });
});
