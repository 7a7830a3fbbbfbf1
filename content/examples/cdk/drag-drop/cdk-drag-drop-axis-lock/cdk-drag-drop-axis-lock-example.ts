import { CdkDrag, CdkDragEnd, Point } from '@angular/cdk/drag-drop';
import { Component, signal } from '@angular/core';

const STEP = 10;

/**
 * @title Axis lock
 * @summary One element moves only sideways, the other only up and down.
 */
@Component({
  selector: 'cdk-drag-drop-axis-lock-example',
  imports: [CdkDrag],
  templateUrl: './cdk-drag-drop-axis-lock-example.html',
  styleUrl: './cdk-drag-drop-axis-lock-example.css',
})
export class CdkDragDropAxisLockExample {
  protected readonly ferry = signal<Point>({ x: 0, y: 0 });
  protected readonly buoy = signal<Point>({ x: 0, y: 0 });

  protected read({ source }: CdkDragEnd): Point {
    return source.getFreeDragPosition();
  }

  /** Returns the point one step away; `dx` and `dy` are −1, 0 or 1. */
  protected step(event: Event, { x, y }: Point, dx: number, dy: number): Point {
    event.preventDefault();
    return { x: x + dx * STEP, y: y + dy * STEP };
  }
}
