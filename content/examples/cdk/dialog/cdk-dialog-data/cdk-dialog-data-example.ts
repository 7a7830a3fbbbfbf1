import { DIALOG_DATA, Dialog, DialogRef } from '@angular/cdk/dialog';
import { Component, inject, signal } from '@angular/core';

interface Parcel {
  number: string;
  harbours: string[];
}

/** @title Dialog that gets a parcel and gives back a harbour */
@Component({
  selector: 'cdk-dialog-data-example',
  templateUrl: './cdk-dialog-data-example.html',
  styleUrl: './cdk-dialog-data-example.css',
})
export class CdkDialogDataExample {
  private readonly dialog = inject(Dialog);
  protected readonly harbour = signal('Tromsø');

  protected redirect(): void {
    const data: Parcel = { number: 'P-2041', harbours: ['Bodø', 'Tromsø', 'Vardø'] };
    this.dialog
      .open<string>(HarbourChoice, { ariaLabel: 'Choose a harbour', data })
      .closed.subscribe((harbour) => {
        if (harbour !== undefined) this.harbour.set(harbour);
      });
  }
}

@Component({
  selector: 'harbour-choice',
  templateUrl: './harbour-choice.html',
  styleUrl: './cdk-dialog-data-example.css',
  host: { class: 'panel' },
})
export class HarbourChoice {
  protected readonly parcel = inject<Parcel>(DIALOG_DATA);
  protected readonly dialogRef = inject<DialogRef<string>>(DialogRef);
}
