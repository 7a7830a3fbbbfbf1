import { CdkDrag, CdkDragEnd, Point } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, signal } from '@angular/core';

const KEY = 'cdk-drag-drop-free-position';
const START: Point = { x: 24, y: 24 };
const STEP = 16;

/** Returns the stored position, or the start if there isn't one or storage is blocked. */
function load(): Point {
  try {
    const [x, y] = (localStorage.getItem(KEY) ?? '').split(',').map(Number.parseFloat);
    return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : START;
  } catch {
    return START;
  }
}

function store({ x, y }: Point): void {
  try {
    localStorage.setItem(KEY, `${x},${y}`);
  } catch {
    // Storage is blocked, so the position is lost on reload.
  }
}

/**
 * @title Saved position
 * @summary A note keeps its position when the page is loaded again.
 */
@Component({
  selector: 'cdk-drag-drop-free-position-example',
  imports: [CdkDrag],
  templateUrl: './cdk-drag-drop-free-position-example.html',
  styleUrl: './cdk-drag-drop-free-position-example.css',
})
export class CdkDragDropFreePositionExample {
  protected readonly at = signal(START);

  constructor() {
    // The server has no storage.
    afterNextRender(() => this.at.set(load()));
  }

  protected read({ source }: CdkDragEnd): void {
    this.place(source.getFreeDragPosition());
  }

  protected step(event: Event, dx: number, dy: number): void {
    event.preventDefault();
    const { x, y } = this.at();
    this.place({ x: Math.max(0, x + dx * STEP), y: Math.max(0, y + dy * STEP) });
  }

  protected reset(): void {
    this.place(START);
  }

  private place(point: Point): void {
    this.at.set(point);
    store(point);
  }
}
