import { Dialog, DIALOG_DATA, DialogRef } from '@angular/cdk/dialog';
import { Component, inject, signal } from '@angular/core';

interface Parcel {
  number: string;
  harbors: string[];
}

/**
 * @title Dialog with data and a result
 * @summary A dialog shows the data it's opened with, and returns the user's choice.
 */
@Component({
  selector: 'cdk-dialog-data-example',
  templateUrl: './cdk-dialog-data-example.html',
  styleUrl: './cdk-dialog-data-example.css',
})
export class CdkDialogDataExample {
  private readonly dialog = inject(Dialog);
  protected readonly harbor = signal('Tromsø');

  protected redirect(): void {
    const data: Parcel = { number: 'P-2041', harbors: ['Bodø', 'Tromsø', 'Vardø'] };
    this.dialog
      .open<string>(HarborChoice, { ariaLabel: 'Choose a harbor', data })
      .closed.subscribe((harbor) => {
        if (harbor !== undefined) this.harbor.set(harbor);
      });
  }
}

@Component({
  selector: 'harbor-choice',
  templateUrl: './harbor-choice.html',
  styleUrl: './cdk-dialog-data-example.css',
  host: { class: 'panel' },
})
export class HarborChoice {
  protected readonly parcel = inject<Parcel>(DIALOG_DATA);
  protected readonly dialogRef = inject<DialogRef<string>>(DialogRef);
}
