'use client';

import { unstable_rethrow } from 'next/navigation';
import { Component, type ComponentType, type ReactNode } from 'react';
import { Word } from '@/components/ui/word';
import { trackError } from '@/lib/browser/analytics/analytics';
import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { type InterfaceText, word, type Wording, wording } from '@/lib/words/word';
import { Button } from './button';

interface BoundaryProps {
  /** What the note calls the island, such as "The filter". */
  name: InterfaceText;
  /** Whether the note is at the edge of the window: for what has no place of its own, or a small one. */
  atEdge: boolean;
  /** Shown in place of the island. */
  rest?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
}

/**
 * An error boundary: shows a note in place of an island that failed, and renders the island again on request. React
 * supports this in classes only.
 */
class IslandBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };
  private hideNote = () => {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    // The router handles the errors that it throws itself.
    unstable_rethrow(error);
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    trackError(error);
    if (this.props.atEdge) this.hideNote = showFailureNote(this.text, this.tryAgain);
  }

  override componentWillUnmount(): void {
    this.hideNote();
  }

  private get text(): Wording {
    return wording('{part} failed in your browser. The rest of the page works.', {
      part: word(this.props.name),
    });
  }

  private readonly tryAgain = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.atEdge) return null;
    return (
      <>
        <div
          className="my-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-l bg-bad-soft px-4 py-2 text-ui text-bad-text"
          role="alert"
        >
          <p lang={this.text.lang}>{this.text.text}</p>
          <Button variant="tonal" onClick={this.tryAgain}>
            <Word text="Try again" />
          </Button>
        </div>
        {this.props.rest}
      </>
    );
  }
}

interface IslandOptions<Props> {
  /** See {@link BoundaryProps}. */
  name: InterfaceText;
  atEdge?: boolean;
  /** Renders what is shown in place of the island, such as its children. */
  rest?: (props: Props) => ReactNode;
}

/** Wraps an island in an error boundary, so that only the island disappears when it fails. Every island needs it. */
export function asIsland<Props extends object>(
  Inner: ComponentType<Props>,
  { name, atEdge = false, rest }: IslandOptions<Props>,
): ComponentType<Props> {
  function Island(props: Props) {
    return (
      <IslandBoundary name={name} atEdge={atEdge} rest={rest?.(props)}>
        <Inner {...props} />
      </IslandBoundary>
    );
  }
  return Island;
}
