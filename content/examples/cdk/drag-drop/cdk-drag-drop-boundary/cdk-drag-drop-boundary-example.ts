import { CdkDrag, CdkDragEnd, Point } from '@angular/cdk/drag-drop';
import { Component, ElementRef, signal, viewChild } from '@angular/core';

const STEP = 16;

/**
 * @title Boundary
 * @summary A draggable element stays inside its parent.
 */
@Component({
  selector: 'cdk-drag-drop-boundary-example',
  imports: [CdkDrag],
  templateUrl: './cdk-drag-drop-boundary-example.html',
  styleUrl: './cdk-drag-drop-boundary-example.css',
})
export class CdkDragDropBoundaryExample {
  private readonly lawn = viewChild.required<ElementRef<HTMLElement>>('lawn');
  protected readonly at = signal<Point>({ x: 0, y: 0 });

  protected read({ source }: CdkDragEnd): void {
    this.at.set(source.getFreeDragPosition());
  }

  /** Limits the position, because the boundary applies only to dragging. */
  protected step(event: Event, dx: number, dy: number, sheep: HTMLElement): void {
    event.preventDefault();
    const { clientWidth, clientHeight } = this.lawn().nativeElement;
    const within = (value: number, end: number) => Math.max(0, Math.min(value, end));
    this.at.update(({ x, y }) => ({
      x: within(x + dx * STEP, clientWidth - sheep.offsetWidth),
      y: within(y + dy * STEP, clientHeight - sheep.offsetHeight),
    }));
  }
}
