import { CollectionViewer, DataSource } from '@angular/cdk/collections';
import {
  CdkCell,
  CdkCellDef,
  CdkColumnDef,
  CdkHeaderCell,
  CdkHeaderCellDef,
  CdkHeaderRow,
  CdkHeaderRowDef,
  CdkRow,
  CdkRowDef,
  CdkTable,
} from '@angular/cdk/table';
import { Component, signal } from '@angular/core';
import { BehaviorSubject, Observable } from 'rxjs';

export interface Light {
  name: string;
  range: number;
}

/** Provides the lights sorted by range, and counts its connections. */
export class LightSource extends DataSource<Light> {
  private readonly lights = new BehaviorSubject<Light[]>([
    { name: 'Old pier', range: 6 },
    { name: 'Skerry', range: 18 },
  ]);
  readonly readers = signal(0);

  override connect(_viewer: CollectionViewer): Observable<Light[]> {
    this.readers.update((count) => count + 1);
    return this.lights;
  }

  override disconnect(): void {
    this.readers.update((count) => count - 1);
  }

  add(light: Light): void {
    this.lights.next([...this.lights.value, light].sort((a, b) => a.range - b.range));
  }
}

/**
 * @title Custom data source
 * @summary A table reads its rows from a data source, which counts its connections.
 */
@Component({
  selector: 'cdk-collections-data-source-example',
  imports: [
    CdkCell,
    CdkCellDef,
    CdkColumnDef,
    CdkHeaderCell,
    CdkHeaderCellDef,
    CdkHeaderRow,
    CdkHeaderRowDef,
    CdkRow,
    CdkRowDef,
    CdkTable,
  ],
  templateUrl: './cdk-collections-data-source-example.html',
  styleUrl: './cdk-collections-data-source-example.css',
})
export class CdkCollectionsDataSourceExample {
  protected readonly columns = ['name', 'range'];
  protected readonly source = new LightSource();
  protected readonly isShown = signal(true);
  protected readonly added = signal(0);

  protected add(): void {
    this.added.update((count) => count + 1);
    this.source.add({ name: `Buoy ${this.added()}`, range: 2 + ((this.added() * 5) % 13) });
  }
}
