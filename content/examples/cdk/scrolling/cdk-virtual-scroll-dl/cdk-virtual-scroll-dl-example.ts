import {
  CdkFixedSizeVirtualScroll,
  CdkVirtualForOf,
  CdkVirtualScrollViewport,
} from '@angular/cdk/scrolling';
import { Component } from '@angular/core';

interface Code {
  flags: string;
  meaning: string;
}

const MEANINGS = [
  'I keep clear of you',
  'My engine has stopped',
  'Send a boat',
  'I wait for a pilot',
  'Fog lies ahead',
];

/**
 * @title Description list
 * @summary Renders two elements for each item of a description list.
 */
@Component({
  selector: 'cdk-virtual-scroll-dl-example',
  imports: [CdkFixedSizeVirtualScroll, CdkVirtualForOf, CdkVirtualScrollViewport],
  templateUrl: './cdk-virtual-scroll-dl-example.html',
  styleUrl: './cdk-virtual-scroll-dl-example.css',
})
export class CdkVirtualScrollDlExample {
  /** An invented signal book: every pair of letters has a meaning. */
  protected readonly codes: Code[] = Array.from({ length: 26 * 26 }, (_, index) => ({
    flags: letter(Math.floor(index / 26)) + letter(index % 26),
    meaning: MEANINGS[(index * 3) % MEANINGS.length],
  }));
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
