import { CurrencyPipe } from '@angular/common';
import {
  afterNextRender,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  signal,
  viewChild,
  viewChildren,
} from '@angular/core';
import {
  applyWhen,
  FieldState,
  FieldTree,
  form,
  FormField,
  FormRoot,
  pattern,
  required,
  TreeValidationResult,
} from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { MatError, MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatStep, MatStepper, MatStepperPrevious } from '@angular/material/stepper';
import { Order, OrderService } from './order-service';

const BASKET = [
  { name: 'Tomato seeds', count: 2, price: 3.5 },
  { name: 'Basil in a pot', count: 1, price: 4.9 },
  { name: 'Watering can', count: 1, price: 24 },
];
const SHIPPING = { standard: 4.5, express: 12 };

/**
 * @title Checkout with a review of the order
 * @summary Collects an order in steps, shows it for review, and returns to the step that the server refuses.
 */
@Component({
  selector: 'stepper-checkout-example',
  imports: [
    CurrencyPipe,
    FormField,
    FormRoot,
    MatButton,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatProgressBar,
    MatRadioButton,
    MatRadioGroup,
    MatSlideToggle,
    MatStep,
    MatStepper,
    MatStepperPrevious,
  ],
  templateUrl: './stepper-checkout-example.html',
  styleUrl: './stepper-checkout-example.css',
})
export class StepperCheckoutExample {
  private readonly injector = inject(Injector);
  protected readonly server = inject(OrderService);
  private readonly stepper = viewChild(MatStepper);
  private readonly forms = viewChildren<ElementRef<HTMLFormElement>>('form');
  private readonly thanks = viewChild<ElementRef<HTMLElement>>('thanks');
  protected readonly basket = BASKET;
  protected readonly prices = SHIPPING;
  protected readonly failure = signal('');
  protected readonly placed = signal('');

  // #docregion model
  private readonly order = signal<Order>({
    address: { name: '', street: '', zip: '', city: '' },
    delivery: { speed: 'standard' },
    payment: { method: 'card', card: '' },
  });

  protected readonly checkout = form(
    this.order,
    ({ address, payment }) => {
      required(address.name, { message: 'Enter the name of who gets the parcel.' });
      required(address.street, { message: 'Enter a street and a number.' });
      required(address.zip, { message: 'Enter a ZIP code.' });
      pattern(address.zip, /^\d{5}$/, { message: 'A ZIP code has five digits.' });
      required(address.city, { message: 'Enter a city.' });
      // The rules of a card apply only to those who pay by card.
      applyWhen(
        payment,
        ({ value }) => value().method === 'card',
        ({ card }) => {
          required(card, { message: 'Enter the number of the card.' });
          pattern(card, /^(\d ?){16}$/, { message: 'The number has 16 digits.' });
        },
      );
    },
    { submission: { action: (checkout) => this.placeOrder(checkout) } },
  );
  // #enddocregion model

  // #docregion total
  protected readonly shipping = computed(() => SHIPPING[this.order().delivery.speed]);
  protected readonly total = computed(() =>
    BASKET.reduce((sum, { count, price }) => sum + count * price, this.shipping()),
  );
  // #enddocregion total

  // #docregion next
  /** Goes to the next step, or to the first field of this step that is wrong. */
  protected next(event: Event, part: () => FieldState<unknown>): void {
    event.preventDefault();
    this.stepper()?.next();
    part().errorSummary()[0]?.fieldTree().focusBoundControl();
  }
  // #enddocregion next

  // #docregion edit
  /** Goes back to a step, and moves the focus to a field or to the first one, or to its choice. */
  protected edit(step: number, field?: () => FieldState<unknown>): void {
    const stepper = this.stepper();
    if (!stepper) return;
    stepper.selectedIndex = step;
    const focus = () => {
      if (field) {
        field().focusBoundControl();
        return;
      }
      const form = this.forms()[step].nativeElement;
      (form.querySelector<HTMLElement>(':checked') ?? form.querySelector('input'))?.focus();
    };
    // Steps that aren't selected are inert, so a field takes the focus only after the change.
    afterNextRender(focus, { injector: this.injector });
  }
  // #enddocregion edit

  // #docregion place
  private async placeOrder(checkout: FieldTree<Order>): Promise<TreeValidationResult> {
    this.failure.set('');
    try {
      const receipt = await this.server.place(checkout().value());
      if (receipt.kind === 'declined') {
        this.edit(2, checkout.payment.card);
        const message = 'The bank declined this card. Try another one.';
        return { kind: receipt.kind, message, fieldTree: checkout.payment.card };
      }
      if (receipt.kind === 'no-express') {
        this.edit(1);
        const message = 'There is no express delivery to this address.';
        return { kind: receipt.kind, message, fieldTree: checkout.delivery.speed };
      }
      this.placed.set(receipt.number);
      afterNextRender(() => this.thanks()?.nativeElement.focus(), { injector: this.injector });
    } catch {
      // Not an error of the form: the same order may succeed a second later.
      this.failure.set('The order wasn’t placed, because the server can’t be reached.');
    }
    return undefined;
  }
  // #enddocregion place
}
