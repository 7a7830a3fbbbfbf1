import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';
import { MatInputModule } from '@angular/material/input';
import { MatSelectModule } from '@angular/material/select';

/** @title Panels that lead from one to the next */
@Component({
  selector: 'expansion-steps-example',
  imports: [
    DatePipe,
    FormsModule,
    MatButtonModule,
    MatExpansionModule,
    MatFormFieldModule,
    MatIconModule,
    MatInputModule,
    MatSelectModule,
  ],
  templateUrl: './expansion-steps-example.html',
})
export class ExpansionStepsExample {
  protected readonly steps = ['Bicycle', 'Damage', 'Pick-up'];
  protected readonly days = [new Date(2026, 2, 9), new Date(2026, 2, 11), new Date(2026, 2, 12)];

  protected readonly step = signal(0);
  protected readonly model = signal('');
  protected readonly damage = signal('');
  protected readonly day = signal(this.days[0]);

  protected go(by: number) {
    this.step.update((step) => step + by);
  }
}
