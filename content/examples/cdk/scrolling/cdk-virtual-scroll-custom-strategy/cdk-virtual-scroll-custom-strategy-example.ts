import {
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
  VIRTUAL_SCROLL_STRATEGY,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';
import { KnownSizesStrategy } from './known-sizes-strategy';

interface Line {
  text: string;
  isHeading: boolean;
  height: number;
}

/** A diary with a high line for each month and a low one for each day. */
const DIARY: Line[] = Array.from({ length: 24 }, (_, month) => [
  { text: `Month ${month + 1}`, isHeading: true, height: 64 },
  ...Array.from({ length: 30 }, (_, day) => ({
    text: `Day ${day + 1}`,
    isHeading: false,
    height: 32,
  })),
]).flat();

/**
 * @title Items of different sizes
 * @summary Renders items whose sizes differ but are known, with a custom scroll strategy.
 */
@Component({
  selector: 'cdk-virtual-scroll-custom-strategy-example',
  imports: [CdkVirtualForOf, CdkVirtualScrollViewport],
  providers: [
    {
      provide: VIRTUAL_SCROLL_STRATEGY,
      useFactory: () => new KnownSizesStrategy(DIARY.map(({ height }) => height)),
    },
  ],
  templateUrl: './cdk-virtual-scroll-custom-strategy-example.html',
  styleUrl: './cdk-virtual-scroll-custom-strategy-example.css',
})
export class CdkVirtualScrollCustomStrategyExample {
  protected readonly diary = DIARY;
}
