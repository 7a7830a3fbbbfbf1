import { CdkTableModule } from '@angular/cdk/table';
import { Component } from '@angular/core';

interface Bell {
  name: string;
  note: string;
  kilograms: number;
}

/**
 * @title Basic table
 * @summary Renders an array of records in a native table without styles.
 */
@Component({
  selector: 'cdk-table-basic-example',
  imports: [CdkTableModule],
  templateUrl: './cdk-table-basic-example.html',
  styleUrl: './cdk-table-basic-example.css',
})
export class CdkTableBasicExample {
  protected readonly columns = ['name', 'note', 'kilograms'];
  protected readonly bells: Bell[] = [
    { name: 'Great Anna', note: 'B♭', kilograms: 4120 },
    { name: 'Noon', note: 'D♭', kilograms: 2280 },
    { name: 'Harvest', note: 'E♭', kilograms: 1590 },
    { name: 'Little Jan', note: 'G♭', kilograms: 860 },
  ];
}
