import { Component, input, signal } from '@angular/core';

/** A box with a title and projected content. */
@Component({
  selector: 'sea-chest',
  template: `
    <h3>{{ label() }}</h3>
    <div class="content"><ng-content /></div>
  `,
})
export class SeaChest {
  readonly label = input.required<string>();
}

/**
 * @title Container harness
 * @summary Finds elements inside one part of the page with a harness that is also a loader.
 */
@Component({
  selector: 'cdk-test-harnesses-container-harness-example',
  imports: [SeaChest],
  templateUrl: './cdk-test-harnesses-container-harness-example.html',
})
export class CdkTestHarnessesContainerHarnessExample {
  protected readonly polished = signal<readonly string[]>([]);

  protected polish(thing: string): void {
    this.polished.update((things) => [...things, thing]);
  }
}
