import { getSupportedInputTypes, Platform } from '@angular/cdk/platform';
import { Component, inject } from '@angular/core';

/**
 * @title Browser detection
 * @summary Lists what the platform service detects about this browser.
 */
@Component({
  selector: 'cdk-platform-overview-example',
  templateUrl: './cdk-platform-overview-example.html',
  styleUrl: './cdk-platform-overview-example.css',
})
export class CdkPlatformOverviewExample {
  private readonly platform = inject(Platform);
  protected readonly facts = [
    { name: 'Runs in a browser', holds: this.platform.isBrowser },
    { name: 'Blink', holds: this.platform.BLINK },
    { name: 'Firefox', holds: this.platform.FIREFOX },
    { name: 'Safari', holds: this.platform.SAFARI },
    { name: 'Android', holds: this.platform.ANDROID },
    { name: 'iOS', holds: this.platform.IOS },
    {
      name: 'Has a color input',
      holds: this.platform.isBrowser && getSupportedInputTypes().has('color'),
    },
  ];
}
