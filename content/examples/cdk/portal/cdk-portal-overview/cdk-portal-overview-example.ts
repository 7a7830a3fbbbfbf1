import { CdkPortal, CdkPortalOutlet, ComponentPortal, Portal } from '@angular/cdk/portal';
import { Component, signal, viewChild } from '@angular/core';

/**
 * @title Portal outlet
 * @summary Shows a component or a template in the same outlet.
 */
@Component({
  selector: 'cdk-portal-overview-example',
  imports: [CdkPortal, CdkPortalOutlet],
  templateUrl: './cdk-portal-overview-example.html',
  styleUrl: './cdk-portal-overview-example.css',
})
export class CdkPortalOverviewExample {
  protected readonly log = new ComponentPortal(KilnLog);
  protected readonly notes = viewChild.required(CdkPortal);
  protected readonly shown = signal<Portal<unknown>>(this.log);
}

@Component({
  selector: 'kiln-log',
  template: `<p>Kiln log: 640 °C at 14:20, rising by 80 °C an hour.</p>`,
})
export class KilnLog {}
