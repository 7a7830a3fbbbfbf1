import { Component, input, signal } from '@angular/core';

/** A box with a title, for content of any kind. */
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

/** @title Searching inside one part of the page */
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
