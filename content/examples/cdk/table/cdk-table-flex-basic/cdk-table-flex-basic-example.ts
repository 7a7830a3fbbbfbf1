import { DataSource } from '@angular/cdk/collections';
import { CdkTableModule } from '@angular/cdk/table';
import { Component } from '@angular/core';
import { Observable, of } from 'rxjs';

interface Lock {
  name: string;
  rise: number;
  gates: string;
}

/**
 * @title Flexbox table
 * @summary Renders rows from a data source with elements of the CDK, laid out with flexbox.
 */
@Component({
  selector: 'cdk-table-flex-basic-example',
  imports: [CdkTableModule],
  templateUrl: './cdk-table-flex-basic-example.html',
  styleUrl: './cdk-table-flex-basic-example.css',
})
export class CdkTableFlexBasicExample {
  protected readonly columns = ['name', 'rise', 'gates'];
  protected readonly locks = new LockDataSource();
}

/** A custom data source: the table subscribes to the observable that connect() returns. */
class LockDataSource extends DataSource<Lock> {
  connect(): Observable<Lock[]> {
    return of([
      { name: 'Mill lock', rise: 2.4, gates: 'Mitre' },
      { name: 'Twin lock', rise: 3.1, gates: 'Mitre' },
      { name: 'Deep lock', rise: 6.8, gates: 'Guillotine' },
    ]);
  }

  disconnect(): void {
    // Nothing to clean up.
  }
}
